import { runActs } from '../platform/operator/acts-command.ts'
import { runOperator } from './run-operator.ts'

/** Lists what was changed by commands of the operator. */
await runOperator(runActs)
