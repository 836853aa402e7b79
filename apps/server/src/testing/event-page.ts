import type { AddressInfo } from 'node:net'
import type { LiveEvent } from '@redress/contract/events.ts'
import type { InProcessClient } from '../platform/http/in-process-client.ts'
import type { TestServer } from './test-server.ts'

/** Listener on the event stream over a real connection. */
export interface EventPage {
  readonly status: number
  readonly headers: Headers
  /** Waits for the next event; `null` at the end of the stream. */
  next(): Promise<LiveEvent | null>
  leave(): void
}

export async function openEventPage(
  { http }: TestServer,
  client: InProcessClient,
  headers: Record<string, string> = {},
): Promise<EventPage> {
  if (!http.server.listening) await http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = http.server.address() as AddressInfo
  const leaving = new AbortController()
  const response = await fetch(`http://127.0.0.1:${port}/v1/events`, {
    headers: { ...headers, cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    signal: leaving.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let unread = ''
  return {
    status: response.status,
    headers: response.headers,
    async next() {
      for (;;) {
        const end = unread.indexOf('\n\n')
        const block = unread.slice(0, Math.max(end, 0))
        if (end >= 0) unread = unread.slice(end + 2)
        const [, data] = /^event: change\ndata: (.*)$/m.exec(block) ?? []
        if (data) return JSON.parse(data) as LiveEvent
        if (end >= 0) continue
        const chunk = await reader?.read()
        if (!chunk || chunk.done) return null
        unread += chunk.value
      }
    },
    leave: () => leaving.abort(),
  }
}
