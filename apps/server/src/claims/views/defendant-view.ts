import type { Defendant, publicDefendant } from '@redress/contract/defendants.ts'
import { isPublic } from '@redress/domain/claim/publication.ts'
import { isVisible, type PrivateContacts, type View, viewFor } from '@redress/domain/claim/visibility.ts'
import { outcomeOf, type SeatFacts } from '@redress/domain/record/defendant-outcomes.ts'
import type { z } from 'zod'
import { peopleById } from '../../accounts/people/people.ts'
import type { Context } from '../../adapters/context.ts'
import { equalTo, readTogether } from '../../platform/database/read-together.ts'
import type { Asker } from '../../platform/http/caller.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { type ClaimRecord, responseFacts } from '../repositories/claim-repository.ts'
import { type DefendantRecord, defendantRows, findDefendant } from '../repositories/defendant-repository.ts'
import { seatFactsOf } from '../repositories/outcome-repository.ts'
import { loadClaimAccess, partyOf } from './claim-access.ts'
import { presentDelivery, presentTakeover, type TakeoverReader } from './takeover-presenter.ts'

/** A claim with its defendants and their outcomes. */
export interface NamingClaim {
  readonly claim: ClaimRecord
  readonly defendants: readonly DefendantRecord[]
  /** Outcomes by defendant id; empty unless the claim is public. */
  readonly seatFacts: ReadonlyMap<string, SeatFacts>
  readonly now: Date
}

export interface DefendantView {
  readonly view: View
  readonly privateContacts: PrivateContacts
  /** Set for the view of a party, which shows takeovers. */
  readonly reader?: TakeoverReader
}

type PublicDefendant = z.output<typeof publicDefendant>

/** Public data of a defendant. */
export function presentPublicDefendant(
  defendant: DefendantRecord,
  { claim, defendants, seatFacts, now }: NamingClaim,
): PublicDefendant {
  const company = defendants.find(each => each.id === defendant.company_id)
  const facts = seatFacts.get(defendant.id)
  return {
    view: 'public',
    id: defendant.id,
    type: defendant.type,
    legalName: defendant.legal_name,
    firstName: defendant.first_name,
    lastName: defendant.last_name,
    website: defendant.website || null,
    country: defendant.country,
    socialMediaLinks: defendant.social_links.map(({ url, type }) => ({ url, type })),
    isCompanyRepresentative: company !== undefined,
    companyId: company?.id ?? null,
    companyName: company?.legal_name ?? null,
    companyPosition: defendant.company_position,
    representatives: defendants
      .filter(each => each.company_id === defendant.id)
      .map(each => ({
        id: each.id,
        firstName: each.first_name ?? '',
        lastName: each.last_name ?? '',
        companyPosition: each.company_position ?? '',
      })),
    outcome: outcomeOf({ ...claim, isPublic: isPublic(responseFacts(claim), now) }, facts ? [facts] : []),
    isUnproven: facts?.isUnproven ?? false,
  }
}

/**
 * Data of a defendant for a view; it includes private contacts if the view may show them (decisions.md section 7).
 */
export function presentDefendant(
  defendant: DefendantRecord,
  ofClaim: NamingClaim,
  { view, privateContacts, reader }: DefendantView,
): Defendant {
  const identity = presentPublicDefendant(defendant, ofClaim)
  if (!isVisible('defendant contacts', view, privateContacts)) return identity
  return {
    ...identity,
    view: 'private',
    email: defendant.email,
    cellPhone: defendant.cell_phone || null,
    taxId: defendant.tax_id,
    wallets: defendant.wallets.map(({ id, address }) => ({ id, address })),
    takeover: view === 'party' && reader ? presentTakeover(defendant, reader) : null,
    delivery: view === 'party' && reader ? presentDelivery(defendant, reader) : null,
  }
}

/** Defendant in the view of the caller. The public sees it only if its claim is public. */
export async function getDefendant(
  context: Context,
  id: string,
  asker: Asker,
): Promise<Result<Defendant, 'DEFENDANT_NOT_FOUND'>> {
  const { database, settings, clock } = context
  const defendant = await findDefendant(database, id)
  const access = defendant && (await loadClaimAccess(context)(defendant.claim_id, asker))
  if (!access) return fail('DEFENDANT_NOT_FOUND')
  if (!isVisible('defendant identity', viewFor[access.relation])) return fail('DEFENDANT_NOT_FOUND')
  const { claim } = access
  const named = { defendants: defendantRows(equalTo(claim.id)), seatFacts: seatFactsOf(equalTo(claim.id)) }
  const ofClaim = { claim, now: clock.now(), ...(await readTogether(database, named)) }
  const view = { view: viewFor[access.relation], privateContacts: settings.PRIVATE_CONTACTS }
  const role = partyOf(access.relation)
  if (!role) return ok(presentDefendant(defendant, ofClaim, view))
  const people = await peopleById(database, defendant.user_id === null ? [] : [defendant.user_id])
  const reader = { userId: asker.caller?.userId ?? null, role, people, now: clock.now() }
  return ok(presentDefendant(defendant, ofClaim, { ...view, reader }))
}
