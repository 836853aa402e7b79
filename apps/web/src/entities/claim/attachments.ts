import type { Elements } from '../../lib/elements.ts'

/** The files that go with what is sent next. */
export interface Attachments {
  /**
   * Sends these words with the files. Where no answer came, the same words go with the same files again: they may have
   * gone already, and stand here no more.
   */
  readonly sendWith: <Answer>(words: object, send: (fileIds: string[]) => Promise<Answer>) => Promise<Answer>
  /** What shows them, and lets one remove them. The form in which it stands waits for those that are on their way. */
  readonly list: Elements
  /** What adds one. */
  readonly button: Elements
}
