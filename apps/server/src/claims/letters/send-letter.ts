import { letterStage } from '@redress/domain/claim/letters.ts'
import { isTriedLongEnough } from '@redress/domain/claim/mail-answers.ts'
import { contestEnd, isWrittenTo } from '@redress/domain/claim/takeovers.ts'
import { numberFromCents } from '@redress/domain/money/money.ts'
import { waysFor } from '@redress/domain/money/ways-to-pay.ts'
import { type Language, letterLanguage } from '@redress/domain/people/languages.ts'
import { confirmedOwners, fullName, type Person, personOf, primaryContact } from '../../accounts/people/people.ts'
import { sendWithinShare } from '../../accounts/profile/rate-limits.ts'
import type { Context } from '../../adapters/context.ts'
import { MailNotTaken } from '../../adapters/mail/mail-transport.ts'
import { installationOf } from '../../mail/installation.ts'
import { bankAccountOf } from '../../payments/bank-account.ts'
import { feeDue } from '../../payments/open-payment.ts'
import type { JobData } from '../../platform/jobs/job-data.ts'
import { type ClaimRecord, filedValue, findClaimOf, responseFacts } from '../repositories/claim-repository.ts'
import {
  addresseeOf,
  type DefendantRecord,
  defendantName,
  findDefendant,
  takeoverStateOf,
} from '../repositories/defendant-repository.ts'
import { asDeferral } from '../repositories/letter-repository.ts'
import { recordDelivery } from './delivery.ts'
import { type LetterClaim, letterMessage } from './letter-message.ts'
import { isWrittenCode, makeCode } from './redeem-codes.ts'

/** Sends a letter or a reminder to the current addressee of a seat, unless there is nothing left to say. */
export async function sendLetter(
  context: Context,
  { defendantId, reminder, codeGeneration }: JobData['send invitation'],
  cause: string,
): Promise<void> {
  const defendant = await findDefendant(context.database, defendantId)
  if (!defendant) return
  const claim = await findClaimOf(context.database, defendant)
  const held = { defendant, claim, cause }
  if (reminder === undefined) return writeWithinShare(context, { ...held, isReminder: false, codeGeneration })
  if (letterStage(responseFacts(claim), context.clock.now()) !== 'to be answered') return
  if (isWrittenTo(takeoverStateOf(defendant, context.clock.now()))) {
    return writeWithinShare(context, { ...held, isReminder: true })
  }
  return remindAccount(context, held)
}

interface Held {
  readonly defendant: DefendantRecord
  readonly claim: ClaimRecord
  readonly cause: string
}

type Written = Held & { readonly isReminder: boolean; readonly codeGeneration?: number | undefined }

/** A letter beyond the rate limit is not sent. The plaintiff sees that, and the previous code stays valid. */
async function writeWithinShare(context: Context, letter: Written): Promise<void> {
  const { defendant, claim, codeGeneration } = letter
  if (!isWrittenCode(defendant, context.clock.now())) return
  const kind = codeGeneration === undefined ? 'letter' : 'new letter'
  const counted = { kind, to: defendant.email, from: claim.plaintiff_id } as const
  const isSent = await sendWithinShare(context, counted, () => writeToNamed(context, letter))
  const withheld = { claimId: claim.id, defendantId: defendant.id, address: defendant.email }
  if (!isSent) await recordDelivery(context, withheld, { outcome: 'withheld' })
}

/** Writes to the address that the plaintiff has named, with a code. Run again, it sends the same code. */
async function writeToNamed(
  context: Context,
  { defendant: { id: defendantId }, claim, isReminder, codeGeneration, cause }: Written,
): Promise<void> {
  const { database, mail } = context
  const invitation = await makeCode(context, defendantId, codeGeneration)
  if (!invitation) return
  const { defendant, code } = invitation
  const about = await aboutClaim(context, claim, defendant)
  const message = letterMessage({
    ...about.letter,
    to: defendant.email,
    language: await languageToNamed(context, defendant, about),
    code,
    isReminder,
    addressee: addresseeOf(defendant),
    contestedTaker: isContested(defendant)
      ? { name: fullName(await personOf(database, defendant.user_id)), until: contestEnd(defendant.contested_at) }
      : null,
  })
  const sent = { claimId: claim.id, defendantId, address: defendant.email }
  const queuedAt = defendant.letter_queued_at ?? context.clock.now()
  try {
    const messageId = await mail.send(message, cause)
    await recordDelivery(context, sent, { outcome: 'accepted', messageId })
  } catch (error) {
    if (!(error instanceof MailNotTaken)) throw error
    const { words } = error
    const deferral = asDeferral(error.answer)
    const isWaiting =
      deferral === 'not from us' || (deferral !== null && !isTriedLongEnough(queuedAt, context.clock.now()))
    if (!isWaiting) return recordDelivery(context, sent, { outcome: 'refused', deferral, words })
    await recordDelivery(context, sent, { outcome: 'deferred', deferral, words })
    throw error
  }
}

/** Reminds the account that has taken the claim over. */
async function remindAccount(context: Context, { defendant, claim, cause }: Held): Promise<void> {
  const contact = defendant.user_id === null ? null : await primaryContact(context.database, defendant.user_id)
  if (!contact) return
  const { letter } = await aboutClaim(context, claim, defendant)
  const { address: to, language, firstName: addressee } = contact
  const message = letterMessage({
    ...letter,
    to,
    language,
    code: null,
    isReminder: true,
    addressee,
    contestedTaker: null,
  })
  await context.mail.send(message, cause)
}

/** Facts that all letters to a defendant share. */
async function aboutClaim(context: Context, claim: ClaimRecord, defendant: DefendantRecord) {
  const plaintiff = await personOf(context.database, claim.plaintiff_id)
  const company = await companyOf(context, defendant)
  return {
    plaintiff,
    company,
    letter: {
      installation: installationOf(context.settings),
      claim: claimOf(context, claim),
      now: context.clock.now(),
      plaintiff: { name: fullName(plaintiff), city: plaintiff.city, isGone: plaintiff.isGone },
      defendantName: defendantName(defendant),
      company: company && { name: defendantName(company), isRepresented: company.id !== defendant.id },
    },
  }
}

const isContested = (
  defendant: DefendantRecord,
): defendant is DefendantRecord & { readonly user_id: string; readonly contested_at: Date } =>
  defendant.user_id !== null && defendant.contested_at !== null

/** Company that the claim is against: the defendant itself, or the one that the defendant represents. */
export async function companyOf({ database }: Context, defendant: DefendantRecord): Promise<DefendantRecord | null> {
  if (defendant.type === 'Company') return defendant
  return defendant.company_id === null ? null : ((await findDefendant(database, defendant.company_id)) ?? null)
}

/** Language of mail to a named address: the choice of the account with this address, or else by country. */
export async function languageToNamed(
  { database }: Context,
  { email, country }: DefendantRecord,
  { company, plaintiff }: { readonly company: DefendantRecord | null; readonly plaintiff: Person },
): Promise<Language> {
  const owner = (await confirmedOwners(database, [email])).get(email)
  if (owner) return (await personOf(database, owner)).language
  return letterLanguage(country ?? company?.country ?? null, plaintiff.country)
}

function claimOf({ settings, clock }: Context, claim: ClaimRecord): LetterClaim {
  if (claim.notice_period_ends_at === null) throw new Error('A claim that was filed has a notice period')
  const basis = { claimValue: filedValue(claim), resolutionFee: null, claimsFiled: null }
  return {
    id: claim.id,
    stage: letterStage(responseFacts(claim), clock.now()),
    type: claim.type,
    dateOfClaim: claim.date_of_claim,
    value: numberFromCents(filedValue(claim)),
    currency: claim.currency,
    noticePeriodEndsAt: claim.notice_period_ends_at,
    isRestricted: claim.restricted_at !== null,
    isExtended: claim.extended_at !== null,
    disputeFee: numberFromCents(feeDue(settings, 'dispute', basis)),
    concessionFee: numberFromCents(feeDue(settings, 'concession', basis)),
    ways: waysFor(claim.currency, bankAccountOf(settings) !== null),
  }
}
