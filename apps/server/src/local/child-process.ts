import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '../platform/observability/log.ts'
import { WrongSetting } from '../platform/settings.ts'

/** Message that a child sends its parent once, after its start. */
type StartMessage = { readonly ready: true } | { readonly failure: string }

export interface RunningChildProcess {
  /** Resolves when the child has shut down and exited. */
  stop(): Promise<void>
}

interface ChildProcessOptions {
  /** Display name: "mail catcher". */
  readonly name: string
  readonly script: string
  /** Options passed to the script at each start. */
  readonly options: object
  readonly log: Log
}

/** Pauses before a child is restarted, in milliseconds; doubled after each failure. */
const pauses = { first: 250, longest: 30_000 } as const

/**
 * The child is detached, so that Ctrl-C reaches the parent alone, which stops its parts in order. A child exits by
 * itself when its parent is gone.
 */
async function startOnce({ name, script, options }: ChildProcessOptions): Promise<ChildProcess> {
  const child = fork(script, { detached: true, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  await new Promise<void>((resolve, reject) => {
    child.once('message', (message: StartMessage) =>
      'ready' in message ? resolve() : reject(new WrongSetting(`The ${name} does not start: ${message.failure}`)),
    )
    child.once('exit', (code, signal) =>
      reject(new WrongSetting(`The ${name} ended at its start (${signal ?? `exit code ${code}`})`)),
    )
    child.send(options)
  })
  return child
}

/**
 * Starts a script in a child process and waits until it is ready. A child that ends later is restarted until that
 * succeeds.
 * @throws WrongSetting with a line for people if the first start fails
 */
export async function startChildProcess(given: ChildProcessOptions): Promise<RunningChildProcess> {
  const { name, log } = given
  const stopping = new AbortController()
  let gone = Promise.resolve()
  let child = watch(await startOnce(given))

  function watch(started: ChildProcess): ChildProcess {
    gone = new Promise(resolve =>
      started.once('exit', (code, signal) => {
        if (stopping.signal.aborted) return resolve()
        log.error({ code, signal }, `the ${name} ended, and is started again`)
        resolve(startAgain())
      }),
    )
    return started
  }

  async function startAgain(): Promise<void> {
    for (let pause: number = pauses.first; ; pause = Math.min(2 * pause, pauses.longest)) {
      try {
        await delay(pause, undefined, { signal: stopping.signal })
        child = watch(await startOnce(given))
        log.warn(`the ${name} runs again`)
        return
      } catch (error) {
        if (stopping.signal.aborted) return
        log.error({ error }, `the ${name} cannot be started again yet`)
      }
    }
  }

  return {
    async stop() {
      stopping.abort()
      // A restart may be under way: stop that child too.
      for (let ended: Promise<void> | undefined; ended !== gone; ) {
        ended = gone
        if (child.connected) child.disconnect()
        await ended
      }
    },
  }
}

/** Child side: starts with the options, reports the result, and exits when the parent is gone. */
export function runAsChildProcess<Options>(start: (options: Options) => Promise<{ stop(): Promise<unknown> }>): void {
  let stop = async (): Promise<unknown> => undefined
  process.on('disconnect', () => {
    stop().finally(() => process.exit(0))
  })
  process.once('message', async (options: Options) => {
    try {
      const started = await start(options)
      stop = () => started.stop()
      // Sending fails if the parent has just gone, which the disconnect reports anyway.
      process.send?.({ ready: true } satisfies StartMessage, () => undefined)
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error)
      process.send?.({ failure } satisfies StartMessage, () => process.exit(1))
    }
  })
}
