import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { drawsFrom } from '../../apps/server/src/testing/many-claims/draws.ts'

/** What one page asks for again and again. */
export interface Poll {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

export interface Polled {
  /** From when each was due until all of its answer was there, in milliseconds. */
  readonly times: readonly number[]
  /** How often each was answered. */
  readonly statuses: ReadonlyMap<number, number>
}

interface Options {
  /** How often each asks, and for how long all do, in seconds. */
  readonly every: number
  readonly seconds: number
  readonly connections: number
}

const seed = 14

/**
 * Has each ask at a moment of its own in every period, as pages do that were opened at any time, and whether or not others
 * are still waiting: what is asked late because nothing is answered counts as waiting too.
 * @throws where the connection of one breaks
 */
export async function poll(url: string, polls: readonly Poll[], options: Options): Promise<Polled> {
  const { every, seconds, connections } = options
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const draws = drawsFrom(seed)
  const turns = polls.map(each => ({ ...each, at: draws.next() })).sort((one, other) => one.at - other.at)
  const times: number[] = []
  const statuses = new Map<number, number>()
  const ask = async ({ path, headers }: Poll, due: number) => {
    const [answer] = (await once(get(url + path, { agent, headers }), 'response')) as [IncomingMessage]
    await once(answer.resume(), 'end')
    times.push(performance.now() - due)
    statuses.set(answer.statusCode ?? 0, (statuses.get(answer.statusCode ?? 0) ?? 0) + 1)
  }
  const begun = performance.now()
  const asked: Promise<void>[] = []
  const failures: unknown[] = []
  await new Promise<void>(resolve => {
    const looking = setInterval(() => {
      for (;;) {
        const turn = turns[asked.length % turns.length]
        const period = Math.floor(asked.length / turns.length)
        const due = begun + (period + (turn?.at ?? 0)) * every * 1_000
        if (!turn || due > performance.now()) return
        if (due >= begun + seconds * 1_000) {
          clearInterval(looking)
          return resolve()
        }
        asked.push(ask(turn, due).catch(error => void failures.push(error)))
      }
    }, 1)
  })
  await Promise.all(asked)
  agent.destroy()
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} were not answered`)
  return { times, statuses }
}
