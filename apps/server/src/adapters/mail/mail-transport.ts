/** A message to one person, in both forms. */
export interface Message {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Where mail is handed over. */
export interface MailTransport {
  /** Hands a message over; one that is sent again for the same cause carries the same `Message-ID`. */
  send(message: Message, cause: string): Promise<void>
  close(): void
}
