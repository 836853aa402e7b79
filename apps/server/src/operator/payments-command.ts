import { claimPayments } from '../claims/act/claim-payments.ts'
import { runOperatorCommand } from '../payments/operator-command.ts'
import { runOperator } from './run-operator.ts'

/** Lists payments and transfers, or settles what was not credited automatically. */
await runOperator((context, parameters) =>
  runOperatorCommand({ ...context, claims: claimPayments(context) }, parameters),
)
