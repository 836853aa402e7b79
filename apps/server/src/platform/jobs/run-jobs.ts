import { type JobHandling, jobHandlings } from '@redress/contract/work-forms.ts'
import { type CommandResult, misused, refuse } from '../command-result.ts'
import { type ActingOperator, isSaid, readCommandLine, sayWho } from '../operator/command-line.ts'
import { minuteText } from '../operator/minute-text.ts'
import type { GivenUpJob } from './given-up-jobs.ts'
import { handleFailedJobs, type JobsContext } from './handle-failed-jobs.ts'

const lineOf = ({ id, name, data, enqueuedAt, givenUpAt, reason }: GivenUpJob): string =>
  `${id}  ${name} ${JSON.stringify(data)}\n    wanted since ${minuteText(enqueuedAt)}, given up ${minuteText(givenUpAt)}: ${reason}`

const list = (jobs: readonly GivenUpJob[]): CommandResult => ({
  ok: true,
  text: jobs.length === 0 ? 'No job was given up.' : jobs.map(lineOf).join('\n'),
})

const done = {
  again: (count: number) => `${count} ${count === 1 ? 'job runs' : 'jobs run'} again.`,
  discard: (count: number) => `${count} ${count === 1 ? 'job is' : 'jobs are'} discarded.`,
} as const satisfies Record<JobHandling, (count: number) => string>

const isHandling = (command: string): command is JobHandling => jobHandlings.some(each => each === command)

interface Wanted {
  readonly handling: JobHandling
  readonly starts: readonly string[]
  readonly operator: ActingOperator
}

async function handle(context: JobsContext, { handling, starts, operator }: Wanted): Promise<CommandResult> {
  const givenUp = await context.jobs.givenUp(context.database)
  const isAll = starts.length === 1 && starts[0] === 'all'
  const found = isAll ? givenUp : givenUp.filter(({ id }) => starts.some(start => id.startsWith(start)))
  const unknown = isAll ? undefined : starts.find(start => !found.some(({ id }) => id.startsWith(start)))
  if (unknown !== undefined) return refuse(`No job that was given up begins with ${unknown}.`)
  return { ok: true, text: done[handling](await handleFailedJobs(context, operator, found, handling)) }
}

/** Runs the operator's commands on dead-lettered jobs. */
export async function runJobs(context: JobsContext, parameters: readonly string[]): Promise<CommandResult> {
  const line = readCommandLine(parameters)
  const [command = 'list', ...starts] = line?.operands ?? ['']
  if (command === 'list' && starts.length === 0) return list(await context.jobs.givenUp(context.database))
  if (!line || !isHandling(command) || starts.length === 0 || !starts.every(Boolean)) return misused
  const { operator } = line
  return isSaid(operator) ? handle(context, { handling: command, starts, operator }) : refuse(sayWho)
}
