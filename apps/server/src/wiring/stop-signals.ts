import { constants } from 'node:os'

/** Ctrl-C signals every process in the terminal, and npm forwards it too: signals within this time are one press. */
const onePressMilliseconds = 500

/** A killed npm forwards no signal, so the server checks for its parent and stops. */
function stopWithNpm(): void {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}

/** Shuts down at the first signal, and exits at once at the second. */
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
