import { unappliedReasons } from '@redress/domain/money/payments.ts'
import { z } from 'zod'
import { party } from './choices.ts'
import { endpoint } from './endpoint.ts'
import { explanationForm } from './explanation-form.ts'
import { amount, choice, currency, date, dateTime, id } from './fields.ts'
import { view } from './named-schemas.ts'
import { paymentPurpose } from './payments.ts'
import { failedJobsForm, letterAddressForm, transferApplicationForm, transferReturnForm } from './work-forms.ts'

const count = z.number().int()

/** Waiting entries of one kind: their number, the oldest date, and the oldest entries, at most 50. */
const waiting = <Entry extends z.ZodType>(name: string, entry: Entry) =>
  view(name, { count, oldestAt: dateTime.nullable(), entries: z.array(entry) })

const failedJob = view('FailedJob', {
  id,
  /** Name of the job's task. */
  name: z.string(),
  /** Defendant to whom the job was to write; `null` if it is no letter. */
  defendantId: id.nullable(),
  wantedAt: dateTime,
  failedAt: dateTime,
})
export type FailedJob = z.output<typeof failedJob>

const failedJobs = waiting('FailedJobs', failedJob)

const refusedLetter = view('RefusedLetter', { defendantId: id, claimId: id, refusedAt: dateTime })
const refusedLetters = waiting('RefusedLetters', refusedLetter)

/** An amount of SOL, with all of its decimals. */
const sol = z.string()

const bankCredit = view('BankCredit', {
  amount,
  /** Part that is still to be credited or returned. */
  unapplied: amount,
  /** Currency of the account's statement. */
  currency: z.string(),
  payer: z.string().nullable(),
  /** Text of the transfer. */
  text: z.string(),
  /** Whether the bank took the money back. */
  isReversal: z.boolean(),
})

const unappliedTransfer = view('UnappliedTransfer', {
  id,
  /** Facts of a bank transfer, which has no SOL; `null` on the chain. */
  bank: bankCredit.nullable(),
  signature: z.string(),
  arrivedAt: dateTime,
  sol,
  /** Part of the transfer that is still to be credited or returned. */
  unappliedSol: sol,
  reason: choice(unappliedReasons),
  /** The payment that it was sent for, where that is known. */
  paymentId: id.nullable(),
  /** Whether the transfer can be credited. The rest of one that was credited already can only be returned. */
  mayApply: z.boolean(),
})
export type UnappliedTransfer = z.output<typeof unappliedTransfer>

const creditablePayment = view('CreditablePayment', {
  id,
  claimId: id,
  purpose: paymentPurpose,
  sol,
  receivedSol: sol,
  openedAt: dateTime,
})
export type CreditablePayment = z.output<typeof creditablePayment>

const overdueAgreement = view('OverdueAgreement', {
  claimId: id,
  fee: amount,
  currency,
  owedBy: party,
  agreedAt: dateTime,
  dueOn: date,
})

/** Waiting work that staff cannot act on: its number and the oldest date. */
const backlog = view('Backlog', { count, oldestAt: dateTime.nullable() })

const waitingWork = view('WaitingWork', {
  /** Whether the caller sees the console's reports. */
  mayReadReports: z.boolean(),
  /** Whether the caller credits and returns money, and ends agreements. */
  maySettle: z.boolean(),
  /** Whether the caller may run jobs again, and read what they and letters are about. */
  mayRepeat: z.boolean(),
  mails: failedJobs,
  jobs: failedJobs,
  letters: refusedLetters,
  /** Letters that wait because mail servers take none from this installation. */
  heldLetters: refusedLetters,
  transfers: waiting('UnappliedTransfers', unappliedTransfer),
  /** Payments to which a transfer can be credited: those that transfers name, and the newest others. */
  payments: z.array(creditablePayment),
  agreements: waiting('OverdueAgreements', overdueAgreement),
  /** Data archives that were requested and are not made yet. */
  exports: backlog,
  /** Closed accounts that can be taken back no more and are not deleted. */
  closures: backlog,
})
export type WaitingWork = z.output<typeof waitingWork>

const staffErrors = ['NOT_FOUND', 'SECOND_FACTOR_REQUIRED'] as const
const actErrors = [...staffErrors, 'SIGN_IN_AGAIN'] as const
const params = z.strictObject({ id })

export const getWaitingWork = endpoint({
  method: 'GET',
  path: '/v1/operator/work',
  summary: 'For staff: what failed, was not applied or was not paid, without what is private of it',
  permission: 'read waiting work',
  output: waitingWork,
  errors: [...staffErrors],
})

export const getFailedJob = endpoint({
  method: 'GET',
  path: '/v1/operator/jobs/:id',
  summary: 'For staff: what a failed job was told and why it failed; the look is kept',
  permission: 'run jobs and letters again',
  params,
  output: view('FailedJobDetail', { reason: z.string(), /** References, as JSON. */ data: z.string() }),
  errors: [...staffErrors, 'JOB_NOT_FOUND'],
})

export const getRefusedLetter = endpoint({
  method: 'GET',
  path: '/v1/operator/letters/:id',
  summary: 'For staff: to whom a letter goes, and what the mail server said of it; the look is kept',
  permission: 'run jobs and letters again',
  params,
  output: view('LetterDetail', {
    claimId: id,
    defendantName: z.string(),
    email: z.string(),
    /** Message of the mail server that refused the letter. */
    refusal: z.string().nullable(),
  }),
  errors: [...staffErrors, 'DEFENDANT_NOT_FOUND'],
})

export const handleFailedJobs = endpoint({
  method: 'POST',
  path: '/v1/operator/jobs/handling',
  summary: 'For staff: have jobs that failed run again, or give them up for good',
  permission: 'run jobs and letters again',
  needsProof: true,
  body: failedJobsForm,
  output: waitingWork,
  errors: [...actErrors, 'JOB_NOT_FOUND'],
})

export const correctLetterAddress = endpoint({
  method: 'POST',
  path: '/v1/operator/letters/:id/address',
  summary: 'For staff: name another address for a defendant, to which a new letter goes',
  permission: 'run jobs and letters again',
  needsProof: true,
  params,
  body: letterAddressForm,
  output: waitingWork,
  errors: [
    ...actErrors,
    'ANOTHER_MODERATOR_DECIDES',
    'DEFENDANT_NOT_FOUND',
    'NOT_IN_THIS_STATE',
    'PLACE_TAKEN',
    'TOO_MANY_CORRECTIONS',
    'SAME_ADDRESS',
    'OWN_CLAIM',
    'DUPLICATE_DEFENDANT',
    'DUPLICATE_MAILBOX',
  ],
})

export const applyTransfer = endpoint({
  method: 'POST',
  path: '/v1/operator/transfers/:id/application',
  summary: 'For staff: credit a transfer to an open payment',
  permission: 'settle money',
  needsProof: true,
  params,
  body: transferApplicationForm,
  output: waitingWork,
  errors: [
    ...actErrors,
    'ANOTHER_MODERATOR_DECIDES',
    'TRANSFER_NOT_FOUND',
    'PAYMENT_NOT_FOUND',
    'TRANSFER_SETTLED',
    'PAYMENT_NOT_OPEN',
    'OTHER_CURRENCY',
  ],
})

export const returnTransfer = endpoint({
  method: 'POST',
  path: '/v1/operator/transfers/:id/return',
  summary: 'For staff: note that a transaction has returned a transfer',
  permission: 'settle money',
  needsProof: true,
  params,
  body: transferReturnForm,
  output: waitingWork,
  errors: [
    ...actErrors,
    'TRANSFER_NOT_FOUND',
    'TRANSFER_SETTLED',
    'ANOTHER_MODERATOR_DECIDES',
    'TRANSACTION_UNKNOWN',
    'TRANSACTION_FAILED',
    'RETURNED_TOO_LITTLE',
    'CHAIN_UNAVAILABLE',
  ],
})

export const endUnpaidAgreement = endpoint({
  method: 'POST',
  path: '/v1/operator/agreements/:id/end',
  summary: 'For staff: end the agreement of a claim whose platform fee was not paid in time',
  permission: 'settle money',
  needsProof: true,
  params,
  body: explanationForm,
  output: waitingWork,
  errors: [...actErrors, 'ANOTHER_MODERATOR_DECIDES', 'CLAIM_NOT_FOUND', 'NOT_IN_THIS_STATE'],
})
