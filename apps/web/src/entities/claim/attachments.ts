import type { Elements } from '../../lib/elements.ts'

/** Files to attach to the next message or statement. */
export interface Attachments {
  /**
   * Sends a text with the files. After a request without a response, the same text is retried with the same files:
   * they may be sent already and no longer listed here.
   */
  readonly sendWith: <Answer>(words: object, send: (fileIds: string[]) => Promise<Answer>) => Promise<Answer>
  /** List of the files, each with a button that removes it. The surrounding form waits for running uploads. */
  readonly list: Elements
  /** Button that adds a file. */
  readonly button: Elements
}
