import { once } from 'node:events'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import { openCaughtMails } from './caught-mail.ts'
import { runAsChildProcess } from './child-process.ts'
import { mailCatcherPage } from './mail-catcher-page.ts'

// Runs in a child process, so that no mail can block or crash the server.
export interface MailCatcherOptions {
  readonly smtpPort: number
  readonly webPort: number
  /** Folder that keeps the mail across restarts. */
  readonly mailDirectory: string
}

const thisMachine = '127.0.0.1'
const largestMail = 32 * 1024 ** 2

/** Reads the whole mail, or nothing if it is too large. */
async function contentOf(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) {
    if (stream.sizeExceeded) chunks.length = 0
    else chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

runAsChildProcess<MailCatcherOptions>(async ({ smtpPort, webPort, mailDirectory }) => {
  const mails = await openCaughtMails(mailDirectory)
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: largestMail,
    rejectOversized: true,
    async onData(stream, _session, done) {
      // The client may have disconnected.
      const content = await contentOf(stream).catch(() => null)
      if (content === null) return
      if (stream.sizeExceeded) return done()
      try {
        await mails.add(content)
        done()
      } catch (cause) {
        done(Object.assign(new Error('It cannot be kept', { cause }), { responseCode: 452 }))
      }
    },
  })
  await new Promise<void>((resolve, reject) => {
    smtp.once('error', reject)
    smtp.listen(smtpPort, thisMachine, resolve)
  })
  // Errors of single connections.
  smtp.on('error', () => undefined)
  await once(mailCatcherPage(mails).listen(webPort, thisMachine), 'listening')
  return { stop: async () => undefined }
})
