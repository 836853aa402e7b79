import type { Log } from '../observability/log.ts'

export interface BackgroundLoop {
  /** Starts the next pass at once. */
  wake(): void
  /** Resolves when the running pass has ended. */
  stop(): Promise<void>
}

const pauseAfterFailure = 1_000

/** Repeats a pass until it is stopped; each pass returns the milliseconds until the next. */
export function startLoop(name: string, pass: () => Promise<number>, log: Log): BackgroundLoop {
  let isStopped = false
  let isWoken = false
  let endPause = () => {}

  const pause = (milliseconds: number) =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, milliseconds)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function run(): Promise<void> {
    while (!isStopped) {
      isWoken = false
      const milliseconds = await pass().catch(error => {
        log.error({ error, loop: name }, 'a pass failed and will run again')
        return pauseAfterFailure
      })
      if (!isStopped && !isWoken) await pause(milliseconds)
    }
  }

  const running = run()
  return {
    wake() {
      isWoken = true
      endPause()
    },
    async stop() {
      isStopped = true
      endPause()
      await running
    },
  }
}
