import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'

export interface Streams {
  /** How many the server keeps open. */
  open(): number
  /** Resolves when the stream of this cookie next says that something has changed. */
  nextChange(cookie: string): Promise<void>
  close(): void
}

/** How many are asked for at once. */
const together = 100

/** Opens a stream of events for each cookie, as each open page does. */
export async function openStreams(url: string, cookies: readonly string[]): Promise<Streams> {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })
  const streams = new Map<string, IncomingMessage>()
  for (let begin = 0; begin < cookies.length; begin += together) {
    await Promise.all(
      cookies.slice(begin, begin + together).map(async cookie => {
        const request = get(`${url}/v1/events`, { agent, headers: { cookie, accept: 'text/event-stream' } })
        const [stream] = (await once(request, 'response')) as [IncomingMessage]
        if (stream.statusCode !== 200) throw new Error(`A stream was answered ${stream.statusCode}`)
        stream.setEncoding('utf8').on('error', () => undefined)
        stream.on('close', () => streams.delete(cookie))
        stream.resume()
        streams.set(cookie, stream)
      }),
    )
  }
  return {
    open: () => streams.size,
    nextChange: cookie =>
      new Promise((resolve, reject) => {
        const stream = streams.get(cookie)
        if (!stream) return reject(new Error('The stream was closed'))
        const look = (text: string) => {
          if (!text.includes('event: change')) return
          stream.off('data', look)
          resolve()
        }
        stream.on('data', look)
      }),
    close: () => agent.destroy(),
  }
}
