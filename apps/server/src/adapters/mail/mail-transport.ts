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
  /** What it belongs to: mail programs show the messages of one thread together. */
  readonly thread?: string
  readonly attachments?: readonly MailAttachment[]
  /** Where an answer goes, if anywhere. */
  readonly replyTo?: string
}

/** The mail server takes the message neither now nor later; the message is what it said, fit to be read by anybody. */
export class MailRefused extends Error {}

/** Where mail is handed over. */
export interface MailTransport {
  /**
   * Hands a message over; one that is sent again for the same cause carries the same `Message-ID`.
   * @throws MailRefused where trying again is of no use.
   */
  send(message: MailMessage, cause: string): Promise<void>
  /** Signs in at the mail server and sends nothing; rejects where that does not work. */
  check(): Promise<void>
  close(): void
}
