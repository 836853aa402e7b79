import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A real mail server that keeps what it receives, and tells who waits for it. */
export interface Inbox {
  readonly url: string
  readonly mail: readonly Email[]
  /** The next mail to an address that was not taken yet, as soon as it is there. */
  take(address: string, about?: RegExp): Promise<Email>
  /** Takes the next mail about something and says that it did not, so that whoever sent it sends it again. */
  denyNext(about: RegExp): void
  /** Refuses for good, in the words of a server, all mail to an address; `null` takes it again. */
  refuse(address: string, words: string | null): void
  /** Ends what is connected, and takes nothing more until it is back. */
  leave(): void
  comeBack(): void
  stop(): Promise<void>
}

export async function startInbox(): Promise<Inbox> {
  const mail: Email[] = []
  const taken = new Set<Email>()
  const waiting = new Set<() => void>()
  const refused = new Map<string, string>()
  let denied: RegExp | undefined
  let isAway = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_session, done) {
      done(isAway ? new Error('Try again later') : undefined)
    },
    onRcptTo({ address }, _session, done) {
      const words = refused.get(address)
      done(words === undefined ? undefined : Object.assign(new Error(words), { responseCode: 550 }))
    },
    async onData(stream, _session, done) {
      const content = await buffer(stream).catch(() => null)
      // Whoever sent it was killed meanwhile.
      if (content === null) return
      const received = await PostalMime.parse(content)
      mail.push(received)
      if (denied?.test(received.subject ?? '')) {
        denied = undefined
        done(new Error('Try again later'))
      } else done()
      for (const look of waiting) look()
    },
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mail,
    take: (address, about = /./) =>
      new Promise(resolve => {
        const look = () => {
          const found = mail.find(
            each => !taken.has(each) && each.to?.some(to => to.address === address) && about.test(each.subject ?? ''),
          )
          if (!found) return
          taken.add(found)
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
      }),
    denyNext(about) {
      denied = about
    },
    refuse(address, words) {
      if (words === null) refused.delete(address)
      else refused.set(address, words)
    },
    leave() {
      isAway = true
      for (const connection of server.connections) connection.close()
    },
    comeBack() {
      isAway = false
    },
    stop: () => new Promise(resolve => server.close(() => resolve())),
  }
}
