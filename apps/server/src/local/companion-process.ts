import { fork } from 'node:child_process'

/** What a companion tells its parent once. */
type CompanionMessage = { readonly ready: true } | { readonly failure: string }

export interface Companion {
  /** Resolves when the companion has put everything away and is gone. */
  stop(): Promise<void>
}

/**
 * Starts a script in a process of its own, gives it its options, and waits until it says that it is ready. It is
 * detached, so that a Ctrl-C reaches the parent alone, which stops its parts in their order; a companion ends by
 * itself when its parent is gone.
 */
export async function startCompanion(script: string, options: object, name: string): Promise<Companion> {
  const child = fork(script, { detached: true, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  const gone = new Promise<void>(resolve => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.once('message', (message: CompanionMessage) =>
      'ready' in message ? resolve() : reject(new Error(`The ${name} did not start: ${message.failure}`)),
    )
    child.once('exit', code => reject(new Error(`The ${name} ended at its start (exit code ${code})`)))
    child.send(options)
  })
  return {
    async stop() {
      if (child.connected) child.disconnect()
      await gone
    },
  }
}

/** The companion's side: runs with the options, says how the start went, and ends when the parent is gone. */
export function runAsCompanion<Options>(start: (options: Options) => Promise<{ stop(): Promise<unknown> }>): void {
  const tell = (message: CompanionMessage) => process.send?.(message)
  let stop = async (): Promise<unknown> => undefined
  process.on('disconnect', () => {
    stop().finally(() => process.exit(0))
  })
  process.once('message', async (options: Options) => {
    try {
      const started = await start(options)
      stop = () => started.stop()
      tell({ ready: true })
    } catch (error) {
      tell({ failure: error instanceof Error ? error.message : String(error) })
      process.disconnect()
    }
  })
}
