import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { ServerParts } from './assemble-server.ts'

/** Options of the process, as JSON in its environment. */
export type KillableServerParts = Omit<ServerParts, 'clock' | 'onStatement'> & { readonly now: Date }

/** Order to a process: kill itself after the first statement that contains the last text, once it saw the others. */
export interface KillOrder {
  readonly after: readonly string[]
}

export interface KillableServer {
  readonly url: string
  /**
   * Makes the process kill itself after the first statement that contains the last text, once it saw the others in
   * order.
   */
  killAfter(...statements: readonly string[]): Promise<void>
  /** Resolves when the process is dead. */
  readonly killed: Promise<unknown>
  /** Kills it if it is running. */
  stop(): Promise<void>
}

const nextMessage = async (child: ChildProcess): Promise<unknown> => (await once(child, 'message'))[0]

/** Starts a server in a child process, on the database and the other parts of a test. */
export async function startKillableServer(parts: KillableServerParts): Promise<KillableServer> {
  const child = fork(`${import.meta.dirname}/killable-server-process.ts`, {
    env: { PATH: process.env.PATH, SERVER_PARTS: JSON.stringify(parts) },
    execArgv: [],
    // The child must not keep the worker's streams open.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const killed = once(child, 'exit')
  const diedEarly = killed.then(() => Promise.reject(new Error('The server ended before it listened')))
  return {
    url: String(await Promise.race([nextMessage(child), diedEarly])),
    async killAfter(...after) {
      const taken = nextMessage(child)
      child.send({ after } satisfies KillOrder)
      await taken
    },
    killed,
    async stop() {
      child.kill('SIGKILL')
      await killed
    },
  }
}
