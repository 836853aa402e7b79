import { AsyncLocalStorage } from 'node:async_hooks'

const listeners = new AsyncLocalStorage<(statement: string) => void>()

/** Called by a test server's database for each statement. */
export function recordStatement(statement: string): void {
  listeners.getStore()?.(statement)
}

/**
 * Calls the listener with each SQL statement that an act sends, after it is done; statements of background work are
 * left out.
 */
export const watchStatements = <Value>(listener: (statement: string) => void, act: () => Promise<Value>) =>
  listeners.run(listener, act)

/** SQL statements that an act sends. */
export async function statementsOf(act: () => Promise<unknown>): Promise<readonly string[]> {
  const statements: string[] = []
  await watchStatements(statement => statements.push(statement), act)
  return statements
}
