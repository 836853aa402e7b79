import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { MailTransport } from './mail-transport.ts'

/** A server that says nothing for so long is left, and the mail tried again later. */
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const

/** The cause may name what it is about, and the id is public. */
const messageId = (cause: string, domain: string): string =>
  `<${createHash('sha256').update(cause).digest('hex').slice(0, 32)}@${domain}>`

/** Hands mail to a server by SMTP. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({ url, pool: true, ...limits })
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    async send(message, cause) {
      await transport.sendMail({ from, messageId: messageId(cause, domain), ...message })
    },
    close: () => transport.close(),
  }
}
