import { randomUUID } from 'node:crypto'
import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/database/database.ts'
import { ok, type Result } from '../platform/result.ts'
import { findEmailByAddress } from './email-repository.ts'

/** Has a reset link sent. An unknown address takes the same way, so that neither answer nor time tells it apart. */
export async function forgotPassword(context: Context, address: string): Promise<Result<null, never>> {
  const email = await findEmailByAddress(context.database, address)
  await inTransaction(context.database, transaction =>
    context.jobs.enqueue(transaction, 'send password reset link', { emailId: email?.id ?? randomUUID() }),
  )
  return ok(null)
}
