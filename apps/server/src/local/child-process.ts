import { fork } from 'node:child_process'

/** What a child tells its parent once. */
type StartMessage = { readonly ready: true } | { readonly failure: string }

export interface RunningChildProcess {
  /** Resolves when the child has put everything away and is gone. */
  stop(): Promise<void>
}

/**
 * Starts a script in a process of its own, gives it its options, and waits until it is ready. The child is detached, so
 * that a Ctrl-C reaches the parent alone, which stops its parts in their order; it ends by itself when its parent is gone.
 */
export async function startChildProcess(script: string, options: object, name: string): Promise<RunningChildProcess> {
  const child = fork(script, { detached: true, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  const gone = new Promise<void>(resolve => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.once('message', (message: StartMessage) =>
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

/** The child's side: starts with the options, reports whether that succeeded, and ends when the parent is gone. */
export function runAsChildProcess<Options>(start: (options: Options) => Promise<{ stop(): Promise<unknown> }>): void {
  const report = (message: StartMessage) => process.send?.(message)
  let stop = async (): Promise<unknown> => undefined
  process.on('disconnect', () => {
    stop().finally(() => process.exit(0))
  })
  process.once('message', async (options: Options) => {
    try {
      const started = await start(options)
      stop = () => started.stop()
      report({ ready: true })
    } catch (error) {
      report({ failure: error instanceof Error ? error.message : String(error) })
      process.disconnect()
    }
  })
}
