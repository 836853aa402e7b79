import { setTimeout as delay } from 'node:timers/promises'

/** Repeats a request, as a user waiting for it to succeed. */
export interface Probe {
  /** Longest time without success since a moment, in milliseconds; both by `performance.now()`. */
  longestGapSince(moment: number): number
  /** True if an attempt that began after the moment succeeded. */
  hasSucceededSince(moment: number): boolean
  stop(): Promise<void>
}

const pause = 100
/** Timeout of a probe, in milliseconds. */
const longestAnswer = 3_000

export function startProbe(act: (signal: AbortSignal) => Promise<boolean>): Probe {
  const successes: { readonly begun: number; readonly ended: number }[] = []
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      const begun = performance.now()
      if (await act(AbortSignal.timeout(longestAnswer)).catch(() => false))
        successes.push({ begun, ended: performance.now() })
      await delay(pause)
    }
  })()
  return {
    longestGapSince(moment) {
      const before = successes.findLast(({ ended }) => ended <= moment)?.ended ?? moment
      const ends = [before, ...successes.map(({ ended }) => ended).filter(ended => ended > moment)]
      return Math.max(...ends.slice(1).map((ended, index) => ended - (ends[index] ?? ended)))
    },
    hasSucceededSince: moment => successes.some(({ begun }) => begun > moment),
    async stop() {
      isOver = true
      await asking
    },
  }
}
