import type { ReactNode } from 'react'

/** The files that go with what is sent next. */
export interface Attachments {
  readonly fileIds: readonly string[]
  /** Whether one is still on its way. */
  readonly isBusy: boolean
  /** What shows them, and lets one remove them. */
  readonly list: ReactNode
  /** What adds one. */
  readonly button: ReactNode
}
