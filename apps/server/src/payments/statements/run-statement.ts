import { type CommandResult, refuse } from '../../platform/command-result.ts'
import { bankAccountOf } from '../bank-account.ts'
import type { PaymentsContext } from '../payment-ports.ts'
import { bookStatement } from './book-statement.ts'
import { type ReadStatement, readStatement } from './read-statement.ts'
import { statementFiles } from './statement-files.ts'
import { WrongStatement } from './xml-tree.ts'

/** Reads every statement of a file before any is booked, so that a wrong one books nothing. */
async function readAll(path: string, iban: string): Promise<ReadStatement[]> {
  const files = await statementFiles(path)
  return files.map(({ name, bytes }) => {
    try {
      return readStatement(bytes, iban)
    } catch (error) {
      if (error instanceof WrongStatement) error.message = `${name}, ${error.message}`
      throw error
    }
  })
}

const count = (number: number, one: string, many: string): string => (number === 1 ? `1 ${one}` : `${number} ${many}`)

/** Books the bank statements of a file: one, or the archive of many. */
export async function runStatement(context: PaymentsContext, path: string): Promise<CommandResult> {
  const account = bankAccountOf(context.settings)
  if (!account) return refuse('OPERATOR_IBAN and OPERATOR_IBAN_HOLDER must be set, to the account of the statement.')
  const read = await readAll(path, account.iban).catch((error: unknown) => {
    if (error instanceof WrongStatement) return `${error.message}. Nothing was booked.`
    if (error instanceof Error && 'code' in error) return `${path} cannot be read: ${error.code}`
    throw error
  })
  if (typeof read === 'string') return refuse(read)
  const entries = read.flatMap(statement => statement.entries)
  const booked = await bookStatement(context, account.iban, entries)
  const pending = read.reduce((sum, statement) => sum + statement.pending, 0)
  const lines = [
    `${count(booked.credited, 'transfer is', 'transfers are')} credited to payments.`,
    booked.reversed > 0 && `${count(booked.reversed, 'transfer was', 'transfers were')} taken back by the bank.`,
    booked.waiting > 0 &&
      `${count(booked.waiting, 'entry waits', 'entries wait')} for you: npm run operator -- payments list unapplied`,
    booked.known > 0 && `${count(booked.known, 'entry was', 'entries were')} booked before.`,
    pending > 0 && `${count(pending, 'entry is', 'entries are')} not booked by the bank yet.`,
  ]
  return { ok: true, text: lines.filter(Boolean).join('\n') }
}
