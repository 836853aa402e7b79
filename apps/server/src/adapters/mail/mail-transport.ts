import type { MailAnswer } from '@redress/domain/claim/mail-answers.ts'
import type { NeverGivenUp } from '../../platform/jobs/never-given-up.ts'

/** A file that goes with a message: text, or bytes. */
export interface MailAttachment {
  readonly filename: string
  readonly content: string | Buffer
  readonly contentType: string
}

/** A message to one person, in both forms. */
export interface MailMessage {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Id of the thread under which mail programs group the message. */
  readonly thread?: string
  readonly attachments?: readonly MailAttachment[]
  /** Reply-To address, if any. */
  readonly replyTo?: string
}

/** Failure to hand a message over. */
export class MailNotTaken extends Error {
  readonly answer: MailAnswer
  /** Cleaned reply of the mail server; `null` if it sent none. */
  readonly words: string | null

  constructor(answer: MailAnswer, words: string | null, cause: Error) {
    super(cause.message, { cause })
    this.answer = answer
    this.words = words
  }
}

/** Refusal that the operator mends: however long that takes, the mail waits. */
export class MailNotFromUs extends MailNotTaken implements NeverGivenUp {
  readonly isNeverGivenUp = true
}

/** Sends mail. */
export interface MailTransport {
  /**
   * Hands a message over and tells its `Message-ID`, which one that is sent again for the same cause carries as well.
   * @throws MailNotTaken
   */
  send(message: MailMessage, cause: string): Promise<string>
  /** Signs in at the mail server and sends nothing; rejects where that does not work. */
  check(): Promise<void>
  close(): void
}
