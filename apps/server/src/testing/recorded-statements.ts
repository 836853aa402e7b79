import { AsyncLocalStorage } from 'node:async_hooks'

const recorded = new AsyncLocalStorage<string[]>()

/** For the database of a test server. */
export function recordStatement(statement: string): void {
  recorded.getStore()?.push(statement)
}

/** The SQL statements that an act sends to the database of a test server, and not what works beside it. */
export async function statementsOf(act: () => Promise<unknown>): Promise<readonly string[]> {
  const statements: string[] = []
  await recorded.run(statements, act)
  return statements
}
