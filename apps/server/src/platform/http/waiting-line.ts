/** Maximum of waiting calls of all networks, and of their waiting time in milliseconds. */
export const waitingLimits = { calls: 32, milliseconds: 5_000 } as const

interface Waiting {
  /** Ends the wait, with a turn or without. */
  readonly end: (hasTurn: boolean) => void
}

/** Waiting calls of one network, or of one known browser. */
interface Queue {
  /** True for a known browser: its calls come before those of networks. */
  readonly isKnown: boolean
  readonly calls: readonly Waiting[]
}

/** Queue for work with limited concurrency. */
export interface WaitingLine {
  /**
   * Waits for a place; returns the function that releases it, or `null` if the wait failed. `untilGone` and
   * `knownBrowser` are called once the call has to wait. The signal of `untilGone` reports that the client has
   * disconnected. A known browser waits in a queue of its own.
   */
  enter(
    network: string,
    untilGone: () => AbortSignal,
    knownBrowser?: () => Promise<string | null>,
  ): Promise<(() => void) | null>
  /** Gives free places to waiting calls. */
  serve(): void
}

interface LineOptions {
  /** Takes a place; returns the function that releases it, or `null` if there is none. */
  readonly takePlace: () => (() => void) | null
  /** Maximum of places for one network or known browser. */
  readonly perNetwork: number
}

const longest = (queues: readonly Queue[]): Queue =>
  queues.reduce((most, each) => (each.calls.length > most.calls.length ? each : most))

/**
 * Fair queue: known browsers come first, then networks with the fewest running calls, each with its calls in order, so
 * that many calls of one do not delay another. If the queue is full, the network with the most calls in it loses its
 * newest.
 */
export function openLine({ takePlace, perNetwork }: LineOptions): WaitingLine {
  /** Queues by network or known browser; the one served last is at the end. */
  const waiting = new Map<string, Queue>()
  const working = new Map<string, number>()

  const workingOf = (name: string): number => working.get(name) ?? 0
  const begin = (name: string): (() => void) | null => {
    const giveBack = workingOf(name) < perNetwork ? takePlace() : null
    if (!giveBack) return null
    working.set(name, workingOf(name) + 1)
    return () => {
      const left = workingOf(name) - 1
      if (left === 0) working.delete(name)
      else working.set(name, left)
      giveBack()
      serve()
    }
  }

  function serve(): void {
    let before: number
    do {
      before = total()
      const inTurn = [...waiting]
        .filter(([name]) => workingOf(name) < perNetwork)
        .sort(
          ([one, { isKnown }], [other, { isKnown: isOtherKnown }]) =>
            Number(isOtherKnown) - Number(isKnown) || workingOf(one) - workingOf(other),
        )
      inTurn[0]?.[1].calls[0]?.end(true)
    } while (total() < before)
  }

  const total = () => [...waiting.values()].reduce((sum, { calls }) => sum + calls.length, 0)

  /** Makes room in a full line for a call of a queue; false if none is longer or comes later than the call's own. */
  function makeRoom({ isKnown, calls }: Queue): boolean {
    const later = [...waiting.values()].filter(queue => isKnown && !queue.isKnown)
    const alike = [...waiting.values()].filter(queue => queue.isKnown === isKnown)
    const others = later.length > 0 ? later : alike
    if (others.length === 0) return false
    const { calls: most } = longest(others)
    if (others === alike && most.length <= calls.length + 1) return false
    most.at(-1)?.end(false)
    return true
  }

  return {
    serve,
    async enter(network, untilGone, knownBrowser) {
      const now = waiting.has(network) ? null : begin(network)
      if (now) return now
      const browser = knownBrowser ? await knownBrowser() : null
      const name = browser === null ? network : `browser ${browser}`
      const queueOf = () => waiting.get(name) ?? { isKnown: browser !== null, calls: [] }
      if (total() >= waitingLimits.calls && !makeRoom(queueOf())) return null
      const gone = untilGone()
      if (gone.aborted) return null
      const { promise, resolve } = Promise.withResolvers<(() => void) | null>()
      const leave = () => {
        const { isKnown, calls } = queueOf()
        const others = calls.filter(each => each !== entry)
        waiting.delete(name)
        if (others.length > 0) waiting.set(name, { isKnown, calls: others })
        clearTimeout(timer)
        gone.removeEventListener('abort', giveUp)
      }
      const entry: Waiting = {
        end: hasTurn => {
          const place = hasTurn ? begin(name) : null
          if (hasTurn && !place) return
          leave()
          resolve(place)
        },
      }
      const giveUp = () => entry.end(false)
      const timer = setTimeout(giveUp, waitingLimits.milliseconds)
      gone.addEventListener('abort', giveUp)
      const { isKnown, calls } = queueOf()
      waiting.set(name, { isKnown, calls: [...calls, entry] })
      serve()
      return promise
    },
  }
}
