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
import { isSamePerson } from '@redress/domain/people/same-person.ts'
import { addressesOf } from '../../accounts/people/people.ts'
import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import { readTogether } from '../../platform/database/read-together.ts'
import type { LetterReader, SignedIn } from '../../platform/http/caller.ts'
import { defendantOfLetter } from '../../platform/jobs/given-up-jobs.ts'
import type { ActingOperator } from '../../platform/operator/command-line.ts'
import { recordOperatorAct } from '../../platform/operator/operator-acts.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { type LockFailure, lockDefendantOfParty, present } from '../act/change-claim.ts'
import { type ClaimState, lockClaim, withDefendant } from '../act/claim-state.ts'
import { type Actor, noActor } from '../act/happening.ts'
import { type Act, inAct } from '../act/record.ts'
import { assignPeopleToRecords } from '../defendants/assign-to-records.ts'
import { queueLetters } from '../notifications/queue-letters.ts'
import {
  type DefendantRecord,
  findDefendant,
  lockAddresses,
  lockDefendant,
  takeoverStateOf,
} from '../repositories/defendant-repository.ts'
import { keepCorrection, keepDisowned } from '../repositories/letter-repository.ts'
import { isPartyTo } from '../repositories/person-signs.ts'
import type { ClaimOfParty } from '../views/claim-access.ts'
import { isLetterOpen } from './reading-session-repository.ts'

/** A defendant and its claim, both locked, the claim first. */
interface LockedDefendant {
  readonly state: ClaimState
  readonly defendant: DefendantRecord
}

async function lockNamed(transaction: Connection, defendantId: string): Promise<LockedDefendant | null> {
  const named = await findDefendant(transaction, defendantId)
  const state = named && (await lockClaim(transaction, named.claim_id))
  const defendant = state && (await lockDefendant(transaction, defendantId))
  return defendant ? { state, defendant } : null
}

const seatOf = ({ clock }: Context, { state: { claim }, defendant }: LockedDefendant) => ({
  status: claim.status,
  state: takeoverStateOf(defendant, clock.now()),
})

/**
 * Records that the mailbox is not the defendant's: it gets no more letters, its code is invalid, and the plaintiff is
 * notified. A repetition changes nothing. The author is not stored, because it may be anybody.
 */
async function disown(
  { context, transaction, news }: Act,
  locked: LockedDefendant,
): Promise<Result<null, DisownRefusal>> {
  const { state: takeover, ...ofClaim } = seatOf(context, locked)
  const refusal = disownRefusal({ ...ofClaim, state: takeover })
  if (refusal) return fail(refusal)
  if (takeover === 'disowned') return ok(null)
  const { state, defendant } = locked
  const now = context.clock.now()
  await keepDisowned(transaction, defendant, now)
  const about = { ...defendant, disowned_at: now }
  const happenings = [{ event: 'address disowned', by: noActor, defendantId: defendant.id }] as const
  news.push({ state: withDefendant(state, about), about, noLongerOfferedTo: ownersOf(state, defendant), happenings })
  return ok(null)
}

/** The account that has confirmed the defendant's address, if any. */
const ownersOf = ({ owners }: ClaimState, { email }: Pick<DefendantRecord, 'email'>): string[] => {
  const owner = owners.get(email)
  return owner === undefined ? [] : [owner]
}

/** Caller who disowns an address: the account that has confirmed it, or the reader of the letter sent there. */
interface Disowning {
  readonly id: string
  readonly caller: SignedIn | null
  readonly reader: LetterReader | null
}

/** Disowns an address on behalf of the reader of its mailbox, and of nobody else. */
export const disownAddress = (
  context: Context,
  { id, caller, reader }: Disowning,
): Promise<Result<null, DisownRefusal>> =>
  inAct(context, async act => {
    const locked = await lockNamed(act.transaction, id)
    if (!locked || locked.state.claim.plaintiff_id === caller?.userId) return fail('DEFENDANT_NOT_FOUND')
    const [ownerId] = ownersOf(locked.state, locked.defendant)
    const isReadBy = reader
      ? reader.defendantId === id && (await isLetterOpen(act.transaction, reader, context.clock.now()))
      : ownerId !== undefined && ownerId === caller?.userId
    return isReadBy ? disown(act, locked) : fail('DEFENDANT_NOT_FOUND')
  })

/** Acts on the letters to a defendant at the plaintiff's request; returns the claim. */
const writeAgain = <Refusal extends CorrectionFailure | ResendRefusal>(
  context: Context,
  plaintiff: ClaimOfParty,
  defendantId: string,
  write: (act: Act, locked: LockedDefendant) => Promise<Result<null, Refusal>>,
): Promise<Result<PartyClaim, Refusal | LockFailure | 'DEFENDANT_NOT_FOUND'>> =>
  inAct(context, async act => {
    const locked = await lockDefendantOfParty(act.transaction, plaintiff, defendantId)
    if (!locked.ok) return locked
    const done = await write(act, locked.value)
    return done.ok ? ok(await present(act, locked.value.state, plaintiff)) : done
  })

/** Has the letter sent again to the same address, with the same code. */
export const sendLetterAgain = (
  context: Context,
  plaintiff: ClaimOfParty,
  { defendantId }: { readonly defendantId: string },
) =>
  writeAgain<ResendRefusal>(context, plaintiff, defendantId, async ({ transaction, news }, locked) => {
    const { id, letter_queued_at: queuedAt, letter_withheld_at: withheldAt } = locked.defendant
    const writtenAt = isWithheld({ queuedAt, withheldAt }) ? null : queuedAt
    const refusal = resendRefusal(seatOf(context, locked), writtenAt, context.clock.now())
    if (refusal) return fail(refusal)
    await queueLetters(context, transaction, [id])
    const by = { party: 'Plaintiff', userId: plaintiff.userId } as const
    news.push({ state: locked.state, happenings: [{ event: 'letter sent again', by }] })
    return ok(null)
  })

type CorrectionFailure = CorrectionRefusal | 'SAME_ADDRESS' | 'OWN_CLAIM' | AddressClash

const onEmail = <Code extends 'SAME_ADDRESS' | 'OWN_CLAIM' | AddressClash>(code: Code) =>
  fail(code, [{ path: 'email', message: errors[code].text }])

interface Correction {
  readonly email: string
  /** The plaintiff; nobody if the operator corrects the address for them. */
  readonly by: Actor
}

/** Names another address for a defendant: the code that went to the one before is dead, and a letter goes to the new one. */
async function correct(
  { context, transaction, news }: Act,
  locked: LockedDefendant,
  { email, by }: Correction,
): Promise<Result<null, CorrectionFailure>> {
  const { state, defendant } = locked
  const refusal = correctionRefusal(seatOf(context, locked), defendant.address_corrections)
  if (refusal) return fail(refusal)
  if (defendant.email === email) return onEmail('SAME_ADDRESS')
  const { ownAddresses } = await readTogether(transaction, { ownAddresses: addressesOf(state.claim.plaintiff_id) })
  if (isSamePerson({ addresses: ownAddresses }, { addresses: [email] })) return onEmail('OWN_CLAIM')
  const named = state.defendants.filter(({ id }) => id !== defendant.id).map(each => each.email)
  const clash = addressClash(email, named)
  if (clash) return onEmail(clash)
  await lockAddresses(transaction, [defendant.email, email])
  const about = await keepCorrection(transaction, defendant, email)
  const owners = new Map([...state.owners, ...(await assignPeopleToRecords(transaction, [about]))])
  news.push({
    state: { ...withDefendant(state, about), owners },
    about,
    noLongerOfferedTo: ownersOf(state, defendant),
    happenings: [{ event: 'address corrected', by, defendantId: defendant.id }],
  })
  return ok(null)
}

/** The same at the plaintiff's request. */
export const correctAddress = (
  context: Context,
  ofParty: ClaimOfParty,
  { defendantId, email }: { readonly defendantId: string; readonly email: string },
) =>
  writeAgain<CorrectionFailure>(context, ofParty, defendantId, (act, locked) =>
    correct(act, locked, { email, by: { party: 'Plaintiff', userId: ofParty.userId } }),
  )

/**
 * Whether the letter to an open seat failed: refused by the mail server, or given up. Only then may the operator read
 * and correct the address.
 */
export async function isLetterUndelivered(
  { jobs }: Pick<Context, 'jobs'>,
  connection: Connection,
  { id, user_id, letter_refused_at }: DefendantRecord,
): Promise<boolean> {
  if (user_id !== null) return false
  return letter_refused_at !== null || (await jobs.givenUp(connection)).some(job => defendantOfLetter(job) === id)
}

/**
 * The same by the operator, of a letter that did not arrive, and never to an address of their own; what failed of the letter
 * to the address before is not tried again.
 */
export const correctAddressFor = (
  context: Context,
  operator: ActingOperator,
  { defendantId, email }: { readonly defendantId: string; readonly email: string },
): Promise<Result<null, CorrectionFailure | 'DEFENDANT_NOT_FOUND' | 'ANOTHER_MODERATOR_DECIDES'>> =>
  inAct(context, async act => {
    const { transaction } = act
    const locked = await lockNamed(transaction, defendantId)
    if (!locked || !(await isLetterUndelivered(context, transaction, locked.defendant)))
      return fail('DEFENDANT_NOT_FOUND')
    if (await isPartyTo(transaction, operator, locked.state.claim.id)) return fail('ANOTHER_MODERATOR_DECIDES')
    if (operator.staffId !== undefined) {
      const { own } = await readTogether(transaction, { own: addressesOf(operator.staffId) })
      if (isSamePerson({ addresses: own }, { addresses: [email] })) return fail('ANOTHER_MODERATOR_DECIDES')
    }
    const corrected = await correct(act, locked, { email, by: noActor })
    if (!corrected.ok) return corrected
    const claimId = locked.state.claim.id
    await recordOperatorAct(context, transaction, {
      ...{ kind: 'address corrected', operator, subject: defendantId, claimId },
    })
    for (const job of await context.jobs.givenUp(transaction))
      if (defendantOfLetter(job) === defendantId) await context.jobs.discard(transaction, job.id)
    return ok(null)
  })
