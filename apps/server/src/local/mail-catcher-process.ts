import MailDev from 'maildev'
import { runAsChildProcess } from './child-process.ts'

// A process of its own, because the mail catcher ends the process that it runs in at a signal.
export interface MailCatcherOptions {
  readonly smtpPort: number
  readonly webPort: number
  /** Where the mail is kept across restarts. */
  readonly mailDirectory: string
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
  await new Promise<void>((resolve, reject) => catcher.listen(error => (error ? reject(error) : resolve())))
  return { stop: async () => undefined }
})
