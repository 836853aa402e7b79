import type { ErrorCode } from '@redress/contract/errors.ts'
import type { Failure, Result } from '../result.ts'
import { type Connection, inTransaction } from './database.ts'

class Undone extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.code)
    this.failure = failure
  }
}

/** Runs an act of several steps in a savepoint; an expected failure of one rolls all of them back. */
export async function undoneUnlessOk<Value, Code extends ErrorCode>(
  database: Connection,
  act: (transaction: Connection) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code>> {
  try {
    return await inTransaction(database, async transaction => {
      const result = await act(transaction)
      if (!result.ok) throw new Undone(result)
      return result
    })
  } catch (error) {
    if (error instanceof Undone) return error.failure as Failure<Code>
    throw error
  }
}
