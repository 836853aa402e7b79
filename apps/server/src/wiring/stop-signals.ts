import { constants } from 'node:os'

/** A Ctrl-C reaches every process in the terminal, and npm passes it on: what comes within this time is one press. */
const onePressMilliseconds = 500

/** npm that is killed tells nobody: the server that it started ends as if it had been asked to. */
function stopWithNpm(): void {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}

/** At the first signal stops in order, and at a second one ends at once. */
export function stopAtSignals(stop: () => Promise<void>): void {
  stopWithNpm()
  let firstAt: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      const now = performance.now()
      if (firstAt === undefined) {
        firstAt = now
        void stop()
      } else if (now - firstAt > onePressMilliseconds) {
        // Child processes exit by themselves when this process is gone.
        process.exit(128 + constants.signals[signal])
      }
    })
  }
}
