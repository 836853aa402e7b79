import { setTimeout } from 'node:timers/promises'

export interface Sent {
  readonly kind: string
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  /** The address that it comes from, as a proxy would say. */
  readonly from: string
  readonly cookie?: string
  readonly body?: object
}

export interface Answers {
  /** Milliseconds of what was answered, by kind. */
  readonly times: ReadonlyMap<string, readonly number[]>
  /** How many were answered so. */
  readonly statuses: ReadonlyMap<number, number>
}

/** What one sender has under way at most: what comes later is left out, as a client waits that has opened all it may. */
const mostAtOnce = 200

async function send(url: string, { method, path, from, cookie, body }: Sent): Promise<number> {
  const headers = {
    'x-forwarded-for': from,
    ...(cookie && { cookie }),
    ...(body && { 'content-type': 'application/json' }),
  }
  const answer = await fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  await answer.arrayBuffer()
  return answer.status
}

/** Sends so many a second whether or not they are answered, as people do who know nothing of each other. */
export async function sendAtARate(
  url: string,
  next: (number: number) => Sent,
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
): Promise<Answers> {
  const times = new Map<string, number[]>()
  const statuses = new Map<number, number>()
  const underWay = new Set<Promise<void>>()
  const begun = performance.now()
  for (let number = 0; number < perSecond * seconds; number++) {
    await setTimeout(Math.max(0, begun + (number / perSecond) * 1_000 - performance.now()))
    if (underWay.size >= mostAtOnce) continue
    const sent = next(number)
    const sentAt = performance.now()
    const answered = send(url, sent).then(status => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status >= 400) return
      const taken = times.get(sent.kind) ?? []
      taken.push(performance.now() - sentAt)
      times.set(sent.kind, taken)
    })
    underWay.add(answered)
    answered.finally(() => underWay.delete(answered))
  }
  await Promise.all(underWay)
  return { times, statuses }
}
