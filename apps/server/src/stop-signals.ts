import { constants } from 'node:os'

/** A Ctrl-C reaches every process in the terminal, and npm passes it on: what comes within this time is one press. */
const onePressMilliseconds = 500

/** At the first signal stops in order, and at a second one ends at once. */
export function stopAtSignals(stop: () => Promise<void>): void {
  let firstAt: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      const now = performance.now()
      if (firstAt === undefined) {
        firstAt = now
        void stop()
      } else if (now - firstAt > onePressMilliseconds) {
        // What was started beside this process ends by itself when this is gone.
        process.exit(128 + constants.signals[signal])
      }
    })
  }
}
