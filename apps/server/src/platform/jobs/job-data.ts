import type { Reminder } from '@redress/domain/claim/reminders.ts'
import type { Language } from '@redress/domain/people/languages.ts'
import type { SuspensionOutcome } from '@redress/domain/people/suspensions.ts'

/**
 * The work that is done after a commit, and what each piece is told. Only references travel: secrets are made when the
 * mail that carries them is written.
 */
export interface JobData {
  /** With the network from where it was asked for. */
  'send confirmation link': { emailId: string; network: string }
  'send password reset link': { emailId: string }
  /** To one of the addresses that the account had before. */
  'send account change notice': { changeId: string; emailId: string }
  /** With a reminder: as one. With a generation: because a reader asked for it, with a code of that generation in place of earlier ones. */
  'send invitation': { defendantId: string; reminder?: Reminder; codeGeneration?: number }
  'reset code': { codeHash: string }
  /** For every claim that names it. */
  'send letters again': { address: string }
  /** The account that has used the code. */
  'send takeover notice': { defendantId: string; userId: string }
  /** `hasWaited`: it is worded from the claim as it is when it is sent. */
  'send notification': { notificationId: string; hasWaited?: true }
  'send gathered mails': Record<never, never>
  /** What mail servers report of mail that they had taken. */
  'read bounces': Record<never, never>
  'send receipt': { paymentId: string }
  /** To the operator. */
  'send report': { reportId: string }
  /** To an address that somebody who is named has given, which no account need have. */
  'send disowning link': { replyId: string; email: string; language: Language; network: string }
  /** To whoever reported. */
  'send report outcome': { reportId: string }
  /** To the owner of an account. */
  'send suspension': { suspensionId: string; outcome: SuspensionOutcome | null }
  /** To the operator. */
  'send suspension objection': { suspensionId: string }
  /** To the operator. */
  'send objection': { decisionId: string }
  'apply deadlines': Record<never, never>
  'delete stored files': { storageKeys: readonly string[] }
  /** Of an offer that was accepted. */
  'make agreement': { resolutionId: string }
  'make data export': { exportId: string }
  /** The answers to requests with an `Idempotency-Key`. */
  'delete expired answers': Record<never, never>
  'delete ended counts': Record<never, never>
  'delete old changes': Record<never, never>
  /** What was kept long enough. */
  sweep: Record<never, never>
}
export type JobName = keyof JobData

/** The jobs that can run without being told anything. */
export type ScheduledJobName = { [Name in JobName]: object extends JobData[Name] ? Name : never }[JobName]
