import type { Log } from '../observability/log.ts'

export interface BackgroundLoop {
  /** Makes the next pass begin at once. */
  wake(): void
  /** Resolves when the running pass has ended. */
  stop(): Promise<void>
}

const pauseAfterFailure = 1_000

/** Runs a pass again and again until it is stopped; each answers how many milliseconds to wait for the next. */
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
