import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import MailDev from 'maildev'
import { runAsChildProcess } from './child-process.ts'

// A process of its own, because the mail catcher ends the process that it runs in at a signal.
export interface MailCatcherOptions {
  readonly smtpPort: number
  readonly webPort: number
  /** Where the mail is kept across restarts. */
  readonly mailDirectory: string
}

/**
 * The mail catcher says that it has a mail before it has written it, and ends where it cannot: so it is given those alone
 * for which there is room, and the others are refused.
 */
function refuseWithoutRoom({ smtp }: MailDev, mailDirectory: string): void {
  const take = smtp.onData.bind(smtp)
  const trial = join(mailDirectory, '.room')
  smtp.onData = async (stream, session, done) => {
    const content = await buffer(stream).catch(() => null)
    // Whoever sent it is gone.
    if (content === null) return
    try {
      writeFileSync(trial, content)
    } catch (cause) {
      return done(Object.assign(new Error('There is no room for it', { cause }), { responseCode: 452 }))
    } finally {
      rmSync(trial, { force: true })
    }
    take(Readable.from([content]), session, done)
  }
}

runAsChildProcess<MailCatcherOptions>(async ({ smtpPort, webPort, mailDirectory }) => {
  const catcher = new MailDev({
    smtp: smtpPort,
    ip: '127.0.0.1',
    web: webPort,
    webIp: '127.0.0.1',
    mailDirectory,
    silent: true,
  })
  refuseWithoutRoom(catcher, mailDirectory)
  await new Promise<void>((resolve, reject) => catcher.listen(error => (error ? reject(error) : resolve())))
  return { stop: async () => undefined }
})
