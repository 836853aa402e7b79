import type { Reminder } from '@redress/domain/claim/reminders.ts'
import type { Language } from '@redress/domain/people/languages.ts'
import type { SuspensionOutcome } from '@redress/domain/people/suspensions.ts'

/** Background jobs and their payloads. Payloads contain ids only: secrets are derived when a mail is written. */
export interface JobData {
  /** `network`: origin of the request. */
  'send confirmation link': { emailId: string; network: string }
  'send password reset link': { emailId: string }
  /** Sent to one of the account's previous addresses. */
  'send account change notice': { changeId: string; emailId: string }
  /**
   * `reminder`: sent as a reminder. `codeGeneration`: a reader asked for a new letter, whose code replaces earlier
   * ones.
   */
  'send invitation': { defendantId: string; reminder?: Reminder; codeGeneration?: number }
  'reset code': { codeHash: string }
  /** Sent for every claim that names the address. */
  'send letters again': { address: string }
  /** `userId`: account that used the code. */
  'send takeover notice': { defendantId: string; userId: string }
  /** `hasWaited`: the text is rendered from the claim as it is at sending, whatever its topic. */
  'send notification': { notificationId: string; hasWaited?: true }
  'send gathered mails': Record<never, never>
  /** Reads the delivery reports in the bounce mailbox. */
  'read bounces': Record<never, never>
  'send receipt': { paymentId: string }
  /** Sent to the operator. */
  'send report': { reportId: string }
  /** Sent to an address given by a named person, which need not belong to an account. */
  'send disowning link': { replyId: string; email: string; language: Language; network: string }
  /** Sent to the reporter. */
  'send report outcome': { reportId: string }
  /** Sent to the owner of the account. */
  'send suspension': { suspensionId: string; outcome: SuspensionOutcome | null }
  /** Sent to the operator. */
  'send suspension objection': { suspensionId: string }
  /** Sent to the operator. */
  'send objection': { decisionId: string }
  'apply deadlines': Record<never, never>
  'delete stored files': { storageKeys: readonly string[] }
  /** `resolutionId`: accepted offer. */
  'make agreement': { resolutionId: string }
  'make data export': { exportId: string }
  /** Answers to requests with an `Idempotency-Key`. */
  'delete expired answers': Record<never, never>
  'delete ended counts': Record<never, never>
  /** Deletes data after its retention period. */
  sweep: Record<never, never>
}
export type JobName = keyof JobData

/** Cron expression of a schedule. */
export const everyMinute = '* * * * *'

/** Jobs without a payload. */
export type ScheduledJobName = { [Name in JobName]: object extends JobData[Name] ? Name : never }[JobName]
