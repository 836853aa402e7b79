import { runRecords } from '../claims/defendants/run-records.ts'
import { runOperator } from './run-operator.ts'

/** Prints the records of companies that may be one. */
await runOperator(runRecords)
