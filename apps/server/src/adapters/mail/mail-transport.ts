/** A message to one person, in both forms. */
export interface Message {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Where mail is handed over. */
export interface MailTransport {
  send(message: Message): Promise<void>
  close(): void
}
