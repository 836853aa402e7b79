import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** Real SMTP server that stores mail, and resolves those who wait for it. */
export interface Inbox {
  readonly url: string
  readonly mail: readonly Email[]
  /** Waits for the next mail to an address that has not been taken yet. */
  take(address: string, about?: RegExp): Promise<Email>
  /** Stores the next matching mail but reports a failure, so that the sender retries. */
  denyNext(about: RegExp): void
  /** Refuses all mail to an address with this SMTP reply, code 550 by default; `null` accepts it again. */
  refuse(address: string, words: string | null, stage?: 'recipient' | 'content'): void
  /** Closes connections and refuses new ones until `comeBack`. */
  leave(): void
  comeBack(): void
  stop(): Promise<void>
}

export async function startInbox(): Promise<Inbox> {
  const mail: Email[] = []
  const taken = new Set<Email>()
  const waiting = new Set<() => void>()
  const refused = new Map<string, { readonly words: string; readonly stage: 'recipient' | 'content' }>()
  const refusalOf = (address: string | undefined, stage: 'recipient' | 'content') => {
    const refusal = refused.get(address ?? '')
    if (refusal?.stage !== stage) return undefined
    const [, code = '550', words] = /^(\d{3} )?(.*)$/.exec(refusal.words) ?? []
    return Object.assign(new Error(words), { responseCode: Number(code) })
  }
  let denied: RegExp | undefined
  let isAway = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_session, done) {
      done(isAway ? Object.assign(new Error('Try again later'), { responseCode: 421 }) : undefined)
    },
    onRcptTo({ address }, _session, done) {
      done(refusalOf(address, 'recipient'))
    },
    async onData(stream, { envelope }, done) {
      const content = await buffer(stream).catch(() => null)
      // The sender may have been killed.
      if (content === null) return
      const refusal = refusalOf(envelope.rcptTo[0]?.address, 'content')
      if (refusal) return done(refusal)
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
    refuse(address, words, stage = 'recipient') {
      if (words === null) refused.delete(address)
      else refused.set(address, { words, stage })
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
