import { rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, Server } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import MailDev from 'maildev'
import web from 'maildev/lib/web.js'
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

const isOfThisMachine = (host: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)

/** Whether the mail catcher's own page asks, or somebody at this machine, and no other site that is open in a browser. */
function isOwn({ headers, method }: IncomingMessage): boolean {
  const { host = '', origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers
  const isLink = method === 'GET' && mode === 'navigate'
  const isOtherSite = site === 'cross-site' || site === 'same-site'
  const isOtherOrigin = origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)
  return isOfThisMachine(host) && (isLink || !(isOtherSite || isOtherOrigin))
}

/** The mail catcher lets every site read and delete the mail, which holds the links that sign people in. */
function refuseOtherSites(server: Server): void {
  const replaced = (event: 'request' | 'upgrade') => {
    const listeners = server.listeners(event)
    server.removeAllListeners(event)
    return (...values: unknown[]) => {
      for (const listener of listeners) listener.apply(server, values)
    }
  }
  const answer = replaced('request')
  server.on('request', (request, response) => {
    if (!isOwn(request)) return response.writeHead(403, { 'content-type': 'text/plain' }).end('Not for other sites')
    const setHeader = response.setHeader.bind(response)
    response.setHeader = (name, value) => (/^access-control-/i.test(name) ? response : setHeader(name, value))
    answer(request, response)
  })
  const upgrade = replaced('upgrade')
  server.on('upgrade', (request, socket, head) => (isOwn(request) ? upgrade(request, socket, head) : socket.destroy()))
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
  if (web.server) refuseOtherSites(web.server)
  return { stop: async () => undefined }
})
