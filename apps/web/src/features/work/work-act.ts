import type { CreditablePayment, FailedJob, UnappliedTransfer } from '@redress/contract/work.ts'
import type { JobHandling } from '@redress/contract/work-forms.ts'

/** Kind of failed jobs: outgoing mail, or anything else. */
export type JobKind = 'mails' | 'jobs'

/** Act or view that has a dialog. */
export type WorkAct =
  | { readonly kind: JobHandling; readonly of: JobKind; readonly jobs: readonly FailedJob[] }
  | { readonly kind: 'job'; readonly job: FailedJob }
  | { readonly kind: 'letter'; readonly defendantId: string }
  | { readonly kind: 'apply'; readonly transfer: UnappliedTransfer; readonly payments: readonly CreditablePayment[] }
  | { readonly kind: 'return' | 'bankReturn'; readonly transfer: UnappliedTransfer }
  | { readonly kind: 'end'; readonly claimId: string }
