import type { Defendant, representativeDefendant } from '@redress/contract/defendants.ts'
import { errors } from '@redress/contract/errors.ts'
import { mergedSocialLinks } from '@redress/domain/people/defendant-links.ts'
import { limits } from '@redress/domain/people/limits.ts'
import type { Insertable } from 'kysely'
import type { z } from 'zod'
import { addressesOf } from '../../accounts/people.ts'
import type { Context } from '../../platform/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import type { DefendantsTable } from '../../platform/database/schema.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { presentDefendant } from './defendant-presenter.ts'
import type { DefendantRecord } from './defendant-record.ts'
import { changeDefendant, insertDefendant } from './defendant-repository.ts'
import { defendantsOfClaim } from './list-defendants.ts'

/** What every kind of defendant is stated with. */
type Contacts = Pick<
  z.output<typeof representativeDefendant>,
  'id' | 'email' | 'cellPhone' | 'socialMediaLinks' | 'wallets'
>

/** What one kind of defendant is stated with beside the contacts. */
export type Identity = Pick<
  Insertable<DefendantsTable>,
  'type' | 'company_id' | 'country' | 'tax_id' | 'legal_name' | 'first_name' | 'last_name' | 'company_position'
> & { readonly website?: string | undefined }

export interface SaveDefendant {
  readonly claimId: string
  readonly userId: string
  readonly contacts: Contacts
  readonly identity: Identity
}

type SaveFailure =
  | 'DEFENDANT_NOT_FOUND'
  | 'DEFENDANT_EMAIL_FIXED'
  | 'OWN_CLAIM'
  | 'DUPLICATE_DEFENDANT'
  | 'TOO_MANY_DEFENDANTS'

/** Adds a defendant to a draft that the caller holds, or changes the one whose id is given. */
export async function saveDefendant(
  context: Context,
  transaction: Connection,
  { claimId, userId, contacts, identity }: SaveDefendant,
): Promise<Result<Defendant, SaveFailure>> {
  const others = await defendantsOfClaim(transaction, claimId)
  const existing = others.find(each => each.id === contacts.id)
  const refusal = contacts.id
    ? whyNotChanged(existing, { contacts, identity })
    : whyNotAdded(others, contacts.email, await addressesOf(transaction, userId))
  if (refusal) return refusal
  const columns = columnsOf({ contacts, identity }, existing)
  const saved = existing
    ? await changeDefendant(transaction, existing.id, columns)
    : await insertDefendant(transaction, {
        ...columns,
        claim_id: claimId,
        email: contacts.email,
        created_at: context.clock.now(),
      })
  const ofClaim = await defendantsOfClaim(transaction, claimId)
  return ok(presentDefendant(saved, ofClaim, { view: 'party', privateContacts: context.settings.PRIVATE_CONTACTS }))
}

type Given = Pick<SaveDefendant, 'contacts' | 'identity'>

const onEmail = <Code extends SaveFailure>(code: Code) => fail(code, [{ path: 'email', message: errors[code].text }])

function whyNotChanged(existing: DefendantRecord | undefined, { contacts, identity }: Given) {
  if (existing?.type !== identity.type || existing.company_id !== identity.company_id) {
    return fail('DEFENDANT_NOT_FOUND')
  }
  return existing.email === contacts.email ? null : onEmail('DEFENDANT_EMAIL_FIXED')
}

function whyNotAdded(others: readonly DefendantRecord[], email: string, ownAddresses: readonly string[]) {
  if (ownAddresses.includes(email)) return onEmail('OWN_CLAIM')
  if (others.some(each => each.email === email)) return onEmail('DUPLICATE_DEFENDANT')
  return others.length >= limits.defendantsPerClaim ? fail('TOO_MANY_DEFENDANTS') : null
}

/** The columns to write; what an optional field does not say stays as it is. */
function columnsOf({ contacts, identity }: Given, existing: DefendantRecord | undefined) {
  const wallets = contacts.wallets
    ?.filter(({ address }) => address !== '')
    .map(({ address }) => ({
      id: existing?.wallets.find(each => each.address === address)?.id ?? crypto.randomUUID(),
      address,
    }))
  return {
    ...identity,
    website: identity.website ?? existing?.website ?? '',
    cell_phone: contacts.cellPhone ?? existing?.cell_phone ?? '',
    social_links: JSON.stringify(mergedSocialLinks(contacts.socialMediaLinks ?? existing?.social_links ?? [])),
    wallets: JSON.stringify(wallets ?? existing?.wallets ?? []),
  }
}
