/** Maximum of waiting calls of all networks, and of their waiting time in milliseconds. */
export const waitingLimits = { calls: 32, milliseconds: 5_000 } as const

interface Waiting {
  /** Ends the wait, with a turn or without. */
  readonly end: (hasTurn: boolean) => void
}

/** Queue for work with limited concurrency. */
export interface WaitingLine {
  /**
   * Waits for a place; returns the function that releases it, or `null` if the wait failed. `untilGone` is called once
   * the call has to wait: its signal reports that the client has disconnected.
   */
  enter(network: string, untilGone: () => AbortSignal): Promise<(() => void) | null>
  /** Gives free places to waiting calls. */
  serve(): void
}

interface LineOptions {
  /** Takes a place; returns the function that releases it, or `null` if there is none. */
  readonly takePlace: () => (() => void) | null
  /** Maximum of places for one network. */
  readonly perNetwork: number
}

/**
 * Fair queue: networks with the fewest running calls come first, each with its calls in order, so that many calls of
 * one network do not delay another. If the queue is full, the network with the most calls in it loses its newest.
 */
export function openLine({ takePlace, perNetwork }: LineOptions): WaitingLine {
  /** Waiting calls by network; the one served last is at the end. */
  const waiting = new Map<string, Waiting[]>()
  const working = new Map<string, number>()

  const begin = (network: string): (() => void) | null => {
    const count = working.get(network) ?? 0
    const giveBack = count < perNetwork ? takePlace() : null
    if (!giveBack) return null
    working.set(network, count + 1)
    return () => {
      const left = (working.get(network) ?? 1) - 1
      if (left === 0) working.delete(network)
      else working.set(network, left)
      giveBack()
      serve()
    }
  }

  function serve(): void {
    let before: number
    do {
      before = total()
      const inTurn = [...waiting].sort(([one], [other]) => (working.get(one) ?? 0) - (working.get(other) ?? 0))
      inTurn[0]?.[1][0]?.end(true)
    } while (total() < before)
  }

  const mostIn = () =>
    [...waiting.values()].reduce<Waiting[]>((most, each) => (each.length > most.length ? each : most), [])
  const total = () => [...waiting.values()].reduce((sum, { length }) => sum + length, 0)

  return {
    serve,
    async enter(network, untilGone) {
      const own = waiting.get(network) ?? []
      const now = own.length === 0 ? begin(network) : null
      if (now) return now
      if (total() >= waitingLimits.calls) {
        const most = mostIn()
        if (most.length <= own.length + 1) return null
        most.at(-1)?.end(false)
      }
      const gone = untilGone()
      if (gone.aborted) return null
      const { promise, resolve } = Promise.withResolvers<(() => void) | null>()
      const leave = () => {
        const others = (waiting.get(network) ?? []).filter(each => each !== entry)
        waiting.delete(network)
        if (others.length > 0) waiting.set(network, others)
        clearTimeout(timer)
        gone.removeEventListener('abort', giveUp)
      }
      const entry: Waiting = {
        end: hasTurn => {
          const place = hasTurn ? begin(network) : null
          if (hasTurn && !place) return
          leave()
          resolve(place)
        },
      }
      const giveUp = () => entry.end(false)
      const timer = setTimeout(giveUp, waitingLimits.milliseconds)
      gone.addEventListener('abort', giveUp)
      waiting.set(network, [...(waiting.get(network) ?? []), entry])
      serve()
      return promise
    },
  }
}
