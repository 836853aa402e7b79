import type { Elements } from '../../lib/elements.ts'

/** The files that go with what is sent next. */
export interface Attachments {
  readonly fileIds: readonly string[]
  /** Whether one is still on its way. */
  readonly isBusy: boolean
  /** What shows them, and lets one remove them. */
  readonly list: Elements
  /** What adds one. */
  readonly button: Elements
}
