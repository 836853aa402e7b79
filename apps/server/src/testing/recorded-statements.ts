import { AsyncLocalStorage } from 'node:async_hooks'

const listeners = new AsyncLocalStorage<(statement: string) => void>()

/** For the database of a test server. */
export function recordStatement(statement: string): void {
  listeners.getStore()?.(statement)
}

/**
 * Tells of every SQL statement that an act has sent to the database of a test server, when it is done, and not of what
 * works beside it.
 */
export const watchStatements = <Value>(listener: (statement: string) => void, act: () => Promise<Value>) =>
  listeners.run(listener, act)

/** The SQL statements that an act sends. */
export async function statementsOf(act: () => Promise<unknown>): Promise<readonly string[]> {
  const statements: string[] = []
  await watchStatements(statement => statements.push(statement), act)
  return statements
}
