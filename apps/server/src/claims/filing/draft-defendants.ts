import type {
  companyDefendant,
  Defendant,
  individualDefendant,
  representativeDefendant,
} from '@redress/contract/defendants.ts'
import { type ErrorCode, errors } from '@redress/contract/errors.ts'
import { type AddressClash, addressClash } from '@redress/domain/claim/named-addresses.ts'
import { mergedSocialLinks } from '@redress/domain/people/contact-rules.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { isSamePerson } from '@redress/domain/people/same-person.ts'
import { recordRule } from '@redress/domain/record/company-record.ts'
import type { Insertable, RawBuilder } from 'kysely'
import type { z } from 'zod'
import { addressesOf } from '../../accounts/people/people.ts'
import type { Context } from '../../adapters/context.ts'
import { equalTo } from '../../platform/database/read-together.ts'
import type { Table } from '../../platform/database/schema.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { type EditFailure, editByDecision, editDraft, noDraft } from '../act/edit-draft.ts'
import { keysOf, recordKeys } from '../defendants/record-assignment-repository.ts'
import {
  type DefendantRecord,
  defendantRows,
  deletingDefendant,
  insertingDefendant,
  updatingDefendant,
  writtenDefendant,
} from '../repositories/defendant-repository.ts'
import type { ClaimOfParty } from '../views/claim-access.ts'
import { presentDefendant } from '../views/defendant-view.ts'
import { keptPhone } from './phone-numbers.ts'

/** Contact fields that all kinds of defendants share. */
type Contacts = Pick<
  z.output<typeof representativeDefendant>,
  'id' | 'email' | 'cellPhone' | 'socialMediaLinks' | 'wallets'
>

/** Columns that depend on the kind of defendant. */
type Identity = Pick<
  Insertable<Table<'defendants'>>,
  'type' | 'company_id' | 'country' | 'tax_id' | 'legal_name' | 'first_name' | 'last_name' | 'company_position'
> & { readonly website?: string | undefined }

interface StatedDefendant {
  readonly contacts: Contacts
  readonly identity: Identity
}

type SaveFailure =
  | EditFailure
  | 'DEFENDANT_NOT_FOUND'
  | 'DEFENDANT_EMAIL_FIXED'
  | 'OWN_CLAIM'
  | AddressClash
  | 'TOO_MANY_DEFENDANTS'

/** Adds a defendant to a draft, or changes the one with the given id. */
async function saveDefendant<Code extends ErrorCode>(
  context: Context,
  by: ClaimOfParty,
  { contacts, identity }: StatedDefendant,
  checkOthers: (others: readonly DefendantRecord[]) => Result<null, Code>,
): Promise<Result<Defendant, SaveFailure | Code>> {
  const existingAmong = (all: readonly DefendantRecord[]) => all.find(each => each.id === contacts.id)
  const edited = await editByDecision(context, by, {
    before: { others: defendantRows(equalTo(by.claim.id)), ownAddresses: addressesOf(by.userId) },
    written: writtenDefendant,
    decide: ({ others, ownAddresses }): Result<RawBuilder<unknown>, SaveFailure | Code> => {
      const checkedOthers = checkOthers(others)
      if (!checkedOthers.ok) return checkedOthers
      const existing = existingAmong(others)
      const checked = contacts.id
        ? checkChange(existing, { contacts, identity })
        : checkAddition(others, contacts.email, ownAddresses)
      if (!checked.ok) return checked
      const columns = columnsOf({ contacts, identity }, existing)
      const created = { email: contacts.email, created_at: context.clock.now() }
      return ok(existing ? updatingDefendant(existing.id, columns) : insertingDefendant({ ...columns, ...created }))
    },
  })
  if (!edited.ok) return edited
  const { before, draft: claim, written } = edited.value
  const existing = existingAmong(before.others)
  const defendants = existing
    ? before.others.map(each => (each === existing ? written : each))
    : [...before.others, written]
  const view = { view: 'party', privateContacts: context.settings.PRIVATE_CONTACTS } as const
  return ok(presentDefendant(written, { claim, defendants, seatFacts: new Map(), now: context.clock.now() }, view))
}

const onEmail = <Code extends SaveFailure>(code: Code) => fail(code, [{ path: 'email', message: errors[code].text }])

function checkChange(existing: DefendantRecord | undefined, { contacts, identity }: StatedDefendant) {
  if (existing?.type !== identity.type || existing.company_id !== identity.company_id) {
    return fail('DEFENDANT_NOT_FOUND')
  }
  return existing.email === contacts.email ? ok(null) : onEmail('DEFENDANT_EMAIL_FIXED')
}

function checkAddition(others: readonly DefendantRecord[], email: string, ownAddresses: readonly string[]) {
  if (isSamePerson({ addresses: ownAddresses }, { addresses: [email] })) return onEmail('OWN_CLAIM')
  const clash = addressClash(
    email,
    others.map(each => each.email),
  )
  if (clash) return onEmail(clash)
  return others.length >= limits.defendantsPerClaim ? fail('TOO_MANY_DEFENDANTS') : ok(null)
}

/** Matching keys of a company, with the version of the rule that made them. */
const keptKeys = (company: Parameters<typeof keysOf>[0]) => ({
  record_keys: recordKeys(keysOf(company)),
  record_rule: recordRule,
})

/** Columns to write. Optional fields that are absent keep their values. */
function columnsOf({ contacts, identity }: StatedDefendant, existing: DefendantRecord | undefined) {
  const wallets = contacts.wallets
    ?.filter(({ address }) => address !== '')
    .map(({ address }) => ({
      id: existing?.wallets.find(each => each.address === address)?.id ?? crypto.randomUUID(),
      address,
    }))
  const website = identity.website ?? existing?.website ?? ''
  return {
    ...identity,
    website,
    ...(identity.type === 'Company' && keptKeys({ ...identity, website, email: contacts.email })),
    cell_phone:
      contacts.cellPhone === undefined
        ? (existing?.cell_phone ?? '')
        : keptPhone(contacts.cellPhone, identity.country ?? null),
    social_links: JSON.stringify(mergedSocialLinks(contacts.socialMediaLinks ?? existing?.social_links ?? [])),
    wallets: JSON.stringify(wallets ?? existing?.wallets ?? []),
  }
}

/** A person as a defendant, on their own or for a company. */
const personIdentity = (
  person: { readonly firstName: string; readonly lastName: string },
  representing: { readonly companyId: string; readonly companyPosition: string } | null,
): Identity => ({
  type: 'Individual',
  company_id: representing?.companyId ?? null,
  company_position: representing?.companyPosition ?? null,
  first_name: person.firstName,
  last_name: person.lastName,
  country: null,
  tax_id: null,
  legal_name: null,
})

export const upsertCompany = (context: Context, by: ClaimOfParty, company: z.output<typeof companyDefendant>) => {
  const identity: Identity = {
    type: 'Company',
    company_id: null,
    country: company.country,
    tax_id: company.taxId,
    legal_name: company.legalName,
    website: company.website,
    first_name: null,
    last_name: null,
    company_position: null,
  }
  return saveDefendant<never>(context, by, { contacts: company, identity }, () => ok(null))
}

export const upsertIndividual = (context: Context, by: ClaimOfParty, person: z.output<typeof individualDefendant>) =>
  saveDefendant<never>(context, by, { contacts: person, identity: personIdentity(person, null) }, () => ok(null))

interface Representation {
  readonly companyId: string
  readonly representative: z.output<typeof representativeDefendant>
}

export const upsertRepresentative = (
  context: Context,
  by: ClaimOfParty,
  { companyId, representative }: Representation,
) => {
  const { companyPosition } = representative
  const identity = personIdentity(representative, { companyId, companyPosition })
  return saveDefendant(context, by, { contacts: representative, identity }, others =>
    others.find(each => each.id === companyId)?.type === 'Company' ? ok(null) : fail('COMPANY_NOT_FOUND'),
  )
}

/** Removes a defendant from a draft; with a company also its representatives. */
export async function deleteDefendant(context: Context, by: ClaimOfParty, defendantId: string) {
  const write = deletingDefendant(defendantId)
  const edited = await editDraft(context, by, { write, reads: { removed: writtenDefendant } })
  if (!edited) return noDraft(context, by)
  return edited.removed ? ok(null) : fail('DEFENDANT_NOT_FOUND')
}
