import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { errors } from '@redress/contract/errors.ts'
import { isWithheld } from '@redress/domain/claim/letters.ts'
import {
  type AddressClash,
  addressClash,
  type CorrectionRefusal,
  correctionRefusal,
  type DisownRefusal,
  disownRefusal,
  type ResendRefusal,
  resendRefusal,
} from '@redress/domain/claim/named-addresses.ts'
import { addressesOf, confirmedOwners } from '../../accounts/people.ts'
import type { Context } from '../../adapters/context.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import { equalTo, readTogether } from '../../platform/database/read-together.ts'
import type { Reader, SignedIn } from '../../platform/http/caller.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { noActor } from '../act/happening.ts'
import { record } from '../act/record.ts'
import { placePeopleInRecords } from '../defendants/place-in-records.ts'
import { type LockFailure, lockDefendantOfParty } from '../lifecycle/lock-claim-of-party.ts'
import { queueLetters } from '../notifications/queue-letters.ts'
import { type ClaimRecord, lockClaim } from '../repositories/claim-repository.ts'
import {
  type DefendantRecord,
  defendantRows,
  findDefendant,
  lockAddresses,
  lockDefendant,
  takeoverStateOf,
} from '../repositories/defendant-repository.ts'
import { keepCorrection, keepDisowned } from '../repositories/letter-repository.ts'
import { isLetterOpen } from '../repositories/reading-session-repository.ts'
import type { ClaimOfParty } from '../views/claim-access.ts'
import { claimForParty } from '../views/claim-view.ts'

/** A defendant and its claim, both locked: the claim first, as every transition does. */
interface LockedPlace {
  readonly claim: ClaimRecord
  readonly defendant: DefendantRecord
}

async function lockPlace(transaction: Connection, defendantId: string): Promise<LockedPlace | null> {
  const named = await findDefendant(transaction, defendantId)
  const claim = named && (await lockClaim(transaction, named.claim_id))
  const defendant = claim && (await lockDefendant(transaction, defendantId))
  return defendant ? { claim, defendant } : null
}

const placeOf = ({ clock }: Context, { claim, defendant }: LockedPlace) => ({
  status: claim.status,
  state: takeoverStateOf(defendant, clock.now()),
})

/**
 * Keeps that whoever reads the named address is not the defendant: no letter goes there any more, its code is dead, and
 * the plaintiff is told. Said again, it changes nothing. Who said it is kept nowhere: it may be anybody.
 */
async function disown(
  context: Context,
  transaction: Connection,
  place: LockedPlace,
): Promise<Result<null, DisownRefusal>> {
  const { state, ...ofClaim } = placeOf(context, place)
  const refusal = disownRefusal({ ...ofClaim, state })
  if (refusal) return fail(refusal)
  if (state === 'disowned') return ok(null)
  const { claim, defendant } = place
  await keepDisowned(transaction, defendant, context.clock.now())
  const disowned = { event: 'address disowned', by: noActor, defendantId: defendant.id } as const
  const noLongerOfferedTo = await ownersOf(transaction, defendant.email)
  await record(context, transaction, [{ claim, about: defendant, noLongerOfferedTo, happenings: [disowned] }])
  return ok(null)
}

/** Whoever has confirmed the address, if anybody has. */
const ownersOf = async (transaction: Connection, address: string): Promise<string[]> => [
  ...(await confirmedOwners(transaction, [address])).values(),
]

/** Who says it: the account that has confirmed the address, or whoever has opened the letter that was sent there. */
interface Disowning {
  readonly id: string
  readonly caller: SignedIn | null
  readonly reader: Reader | null
}

/** Disowns an address in the name of whoever reads it, and of nobody else. */
export const disownAddress = (
  context: Context,
  { id, caller, reader }: Disowning,
): Promise<Result<null, DisownRefusal>> =>
  inTransaction(context.database, async transaction => {
    const place = await lockPlace(transaction, id)
    if (!place || place.claim.plaintiff_id === caller?.userId) return fail('DEFENDANT_NOT_FOUND')
    const { email } = place.defendant
    const [ownerId] = await ownersOf(transaction, email)
    const isReadBy = reader
      ? reader.defendantId === id && (await isLetterOpen(transaction, reader, context.clock.now()))
      : ownerId !== undefined && ownerId === caller?.userId
    return isReadBy ? disown(context, transaction, place) : fail('DEFENDANT_NOT_FOUND')
  })

/** Does something about the letters to a defendant, at the plaintiff's request, and answers with the claim then. */
const writeAgain = <Refusal extends CorrectionFailure | ResendRefusal>(
  context: Context,
  plaintiff: ClaimOfParty,
  defendantId: string,
  act: (transaction: Connection, place: LockedPlace) => Promise<Result<null, Refusal>>,
): Promise<Result<PartyClaim, Refusal | LockFailure | 'DEFENDANT_NOT_FOUND'>> =>
  inTransaction(context.database, async transaction => {
    const locked = await lockDefendantOfParty(transaction, plaintiff, defendantId)
    if (!locked.ok) return locked
    const { claim, defendant } = locked.value
    const { party, userId } = plaintiff
    const done = await act(transaction, { claim, defendant })
    if (!done.ok) return done
    return ok(await claimForParty(context, transaction, { claim, party, userId }))
  })

/** Has the letter sent again to the same address, with the same code. */
export const sendLetterAgain = (
  context: Context,
  plaintiff: ClaimOfParty,
  { defendantId }: { readonly defendantId: string },
) =>
  writeAgain<ResendRefusal>(context, plaintiff, defendantId, async (transaction, place) => {
    const { id, letter_queued_at: queuedAt, letter_withheld_at: withheldAt } = place.defendant
    const writtenAt = isWithheld({ queuedAt, withheldAt }) ? null : queuedAt
    const refusal = resendRefusal(placeOf(context, place), writtenAt, context.clock.now())
    if (refusal) return fail(refusal)
    await queueLetters(context, transaction, [id])
    const by = { party: 'Plaintiff', userId: plaintiff.userId } as const
    await record(context, transaction, [{ claim: place.claim, happenings: [{ event: 'letter sent again', by }] }])
    return ok(null)
  })

type CorrectionFailure = CorrectionRefusal | 'SAME_ADDRESS' | 'OWN_CLAIM' | AddressClash

const onEmail = <Code extends 'SAME_ADDRESS' | 'OWN_CLAIM' | AddressClash>(code: Code) =>
  fail(code, [{ path: 'email', message: errors[code].text }])

/** Names another address for a defendant: the code that went to the one before is dead, and a letter goes to the new one. */
export const correctAddress = (
  context: Context,
  ofParty: ClaimOfParty,
  { defendantId, email }: { readonly defendantId: string; readonly email: string },
) =>
  writeAgain<CorrectionFailure>(context, ofParty, defendantId, async (transaction, place) => {
    const { claim, defendant } = place
    const refusal = correctionRefusal(placeOf(context, place), defendant.address_corrections)
    if (refusal) return fail(refusal)
    if (defendant.email === email) return onEmail('SAME_ADDRESS')
    const { ownAddresses, others } = await readTogether(transaction, {
      ownAddresses: addressesOf(ofParty.userId),
      others: defendantRows(equalTo(claim.id)),
    })
    if (ownAddresses.includes(email)) return onEmail('OWN_CLAIM')
    const named = others.filter(({ id }) => id !== defendant.id).map(each => each.email)
    const clash = addressClash(email, named)
    if (clash) return onEmail(clash)
    await lockAddresses(transaction, [defendant.email, email])
    const corrected = await keepCorrection(transaction, defendant, email)
    await placePeopleInRecords(transaction, [corrected])
    const by = { party: 'Plaintiff', userId: ofParty.userId } as const
    const happened = { event: 'address corrected', by, defendantId: defendant.id } as const
    const noLongerOfferedTo = await ownersOf(transaction, defendant.email)
    await record(context, transaction, [{ claim, about: corrected, noLongerOfferedTo, happenings: [happened] }])
    return ok(null)
  })
