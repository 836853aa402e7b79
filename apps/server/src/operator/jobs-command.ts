import { runJobsCommand } from '../platform/jobs/jobs-command.ts'
import { runOperator } from './run-operator.ts'

/** Lists the jobs that were given up, or has them run again by the server. */
await runOperator(({ jobs }, parameters) => runJobsCommand(jobs, parameters))
