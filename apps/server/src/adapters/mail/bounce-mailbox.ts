import { ImapFlow } from 'imapflow'
import { type DeliveryReport, readDeliveryReport } from './delivery-report.ts'

/** Milliseconds after which a mailbox that says nothing is left until the next time. */
const silence = 20_000
/** Mails that are read at one time, the oldest first. */
const mostAtOnce = 200
/** A report is short; what it sends back of the mail may be cut. */
const longestMail = 512 * 1024

/** A mailbox that mail servers report to: `imaps://user:password@host/mailbox`, by default `INBOX`. */
export interface BounceMailbox {
  /** Hands over what the unread mails report; one is marked as read once it was dealt with. */
  read(handle: (report: DeliveryReport) => Promise<void>): Promise<void>
}

export const bounceMailbox = (address: string): BounceMailbox => ({
  async read(handle) {
    const { protocol, hostname, port, username, password, pathname } = new URL(address)
    const secure = protocol === 'imaps:'
    const client = new ImapFlow({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (secure ? 993 : 143),
      secure,
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      logger: false,
      ...{ connectionTimeout: silence, greetingTimeout: silence, socketTimeout: silence },
    })
    // The call that waits is told as well.
    client.on('error', () => undefined)
    await client.connect()
    try {
      await client.mailboxOpen(decodeURIComponent(pathname.slice(1)) || 'INBOX')
      const unread = (await client.search({ seen: false }, { uid: true })) || []
      for (const uid of unread.slice(0, mostAtOnce)) {
        const mail = await client.fetchOne(String(uid), { source: { maxLength: longestMail } }, { uid: true })
        const source = mail ? mail.source : undefined
        const report = source ? await readDeliveryReport(source).catch(() => null) : null
        if (report) await handle(report)
        await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
      }
    } finally {
      await client.logout().catch(() => client.close())
    }
  },
})
