import { createTransport } from 'nodemailer'
import type { MailTransport } from './mail-transport.ts'

/** Hands mail to a server by SMTP. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({ url, pool: true, connectionTimeout: 10_000 })
  return {
    async send(message) {
      await transport.sendMail({ from, ...message })
    },
    close: () => transport.close(),
  }
}
