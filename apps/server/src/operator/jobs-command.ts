import { runJobsCommand } from '../platform/jobs/jobs-command.ts'
import { recordOperatorAct } from '../platform/operator/operator-acts.ts'
import { runOperator } from './run-operator.ts'

/** Lists the jobs that were given up, or has them run again by the server. */
await runOperator((context, parameters) =>
  runJobsCommand(context.jobs, parameters, act => recordOperatorAct(context, context.database, act)),
)
