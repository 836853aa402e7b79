import { runAccounts } from '../accounts/run-accounts.ts'
import { runOperator } from './run-operator.ts'

/** Helps somebody into their account who has lost what signing in asks for. */
await runOperator(runAccounts)
