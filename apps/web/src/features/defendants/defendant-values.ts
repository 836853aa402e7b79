import type {
  companyDefendant,
  Defendant,
  individualDefendant,
  representativeDefendant,
} from '@redress/contract/defendants.ts'
import type { Country } from '@redress/domain/people/countries.ts'
import type { z } from 'zod'
import { lastNameField } from '../../lib/person-name.ts'

type Given<Schema extends z.ZodType> = Partial<z.input<Schema>>

/** The LinkedIn link is always there and first, so that it has a field of its own. */
function contactsOf(defendant: Defendant | null) {
  const links = defendant?.socialMediaLinks ?? []
  const linkedIn = links.find(link => link.type === 'LinkedIn') ?? { type: 'LinkedIn' as const, url: '' }
  const contacts = defendant?.view === 'private' ? defendant : null
  return {
    ...(defendant ? { id: defendant.id } : {}),
    email: contacts?.email ?? '',
    cellPhone: contacts?.cellPhone ?? '',
    socialMediaLinks: [linkedIn, ...links.filter(link => link.type !== 'LinkedIn')].map(({ url, type }) => ({
      url,
      type,
    })),
    wallets: contacts?.wallets.map(({ address }) => ({ address })) ?? [],
  }
}

/** Most claims are against a company of one's own country. */
export function companyValues(company: Defendant | null, ownCountry: Country | null): Given<typeof companyDefendant> {
  const country = company ? company.country : ownCountry
  return {
    ...contactsOf(company),
    legalName: company?.legalName ?? '',
    taxId: (company?.view === 'private' ? company.taxId : null) ?? '',
    website: company?.website ?? '',
    ...(country === null ? {} : { country }),
  }
}

export const individualValues = (person: Defendant | null): Given<typeof individualDefendant> => ({
  ...contactsOf(person),
  firstName: person?.firstName ?? '',
  lastName: person ? lastNameField(person.lastName ?? '') : '',
})

export const representativeValues = (
  company: Defendant,
  person: Defendant | null,
): Given<typeof representativeDefendant> => ({
  ...individualValues(person),
  companyPosition: person?.companyPosition ?? '',
  companyName: company.legalName ?? '',
})
