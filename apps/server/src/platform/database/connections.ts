import { Socket } from 'node:net'

/** Default statement timeout in milliseconds. */
export const standardStatementLimit = 10_000
/** Statement timeout for long work: migrations and exports. */
export const longStatementLimit = 60 * 60_000

/** Milliseconds that the server has to report its own timeout before the client gives up the connection. */
const answerGrace = 1_000
const longestConnect = 5_000
const longestIdleInTransaction = 60_000
const firstKeepAlive = 10_000
/** Milliseconds that closing a connection may take. */
const endGrace = 3_000

/**
 * Time limits of every connection, derived from the statement timeout. The server cancels longer statements. If the
 * server does not answer at all, the client fails the statement.
 */
const limits = (statement: number) => ({
  statement_timeout: statement,
  query_timeout: statement + answerGrace,
  lock_timeout: Math.ceil(statement / 2),
  idle_in_transaction_session_timeout: Math.min(3 * statement, longestIdleInTransaction),
  connectionTimeoutMillis: Math.min(statement, longestConnect),
  keepAlive: true,
  keepAliveInitialDelayMillis: firstKeepAlive,
})

/** Connections with time limits, which can be closed even if the server does not answer. */
export interface Connections {
  readonly config: ReturnType<typeof limits> & { readonly connectionString: string; readonly stream: () => Socket }
  /** Closes them gracefully, and forces those that do not answer by the deadline. */
  end(inOrder: () => Promise<void>, milliseconds?: number): Promise<void>
}

export function connectionsTo(connectionString: string, statementLimit: number): Connections {
  const sockets = new Set<Socket>()
  const stream = () => {
    const socket = new Socket()
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    return socket
  }
  return {
    config: { connectionString, ...limits(statementLimit), stream },
    async end(inOrder, milliseconds = endGrace) {
      const deadline = performance.now() + milliseconds
      // A lost connection may be replaced during the shutdown, so every tick destroys all sockets.
      const timer = setInterval(() => {
        if (performance.now() < deadline) return
        for (const socket of sockets) socket.destroy()
      }, 100)
      await inOrder().finally(() => clearInterval(timer))
    },
  }
}

/** Error message of pg for a statement that the server did not answer. */
const unanswered = 'Query read timeout'
export const isUnanswered = (error: unknown): boolean => error instanceof Error && error.message === unanswered
