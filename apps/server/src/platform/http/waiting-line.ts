/** Calls of all networks that wait at once, and how long each does, in milliseconds, before it is refused. */
export const waitingLimits = { calls: 32, milliseconds: 5_000 } as const

interface Waiting {
  /** Ends the wait: with a turn, or without one. */
  readonly end: (hasTurn: boolean) => void
}

/** A line in front of work that only so many calls may do at once. */
export interface WaitingLine {
  /**
   * Waits for a turn, which takes a place; answers what gives the place back, or `null` where the wait was in vain.
   * `untilGone` is asked for once the call has to wait: its signal ends the wait of a client that has gone.
   */
  enter(network: string, untilGone: () => AbortSignal): Promise<(() => void) | null>
  /** Gives turns to those who wait, as far as there are places. */
  serve(): void
}

interface LineOptions {
  /** Takes a place; answers what gives it back, or `null` where there is none. */
  readonly takePlace: () => (() => void) | null
  /** Places that one network may have at once. */
  readonly perNetwork: number
}

/**
 * Serves networks by turns, first those with the fewest calls at work, each in the order in which its calls came, so that
 * many calls of one network do not delay the single call of another.
 * Where the line is full, the network with the most calls in it loses its newest.
 */
export function openLine({ takePlace, perNetwork }: LineOptions): WaitingLine {
  /** Calls by network; the network that was served last stands at the end. */
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
