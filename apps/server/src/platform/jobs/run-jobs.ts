import { type CommandResult, misused, refuse } from '../command-result.ts'
import { type ActingOperator, isSaid, readCommandLine, sayWho } from '../operator/command-line.ts'
import { minuteText } from '../operator/minute-text.ts'
import type { OperatorAct } from '../operator/operator-acts.ts'
import type { GivenUpJob } from './given-up-jobs.ts'
import type { Jobs } from './jobs.ts'

/** What is told of an act before it is done: what the queue does is a transaction of its own. */
type KeepAct = (act: OperatorAct) => Promise<void>

const lineOf = ({ id, name, data, enqueuedAt, givenUpAt, reason }: GivenUpJob): string =>
  `${id}  ${name} ${JSON.stringify(data)}\n    wanted since ${minuteText(enqueuedAt)}, given up ${minuteText(givenUpAt)}: ${reason}`

const list = (jobs: readonly GivenUpJob[]): CommandResult => ({
  ok: true,
  text: jobs.length === 0 ? 'No job was given up.' : jobs.map(lineOf).join('\n'),
})

interface Again {
  readonly wanted: readonly string[]
  readonly operator: ActingOperator
}

async function again(jobs: Jobs, { wanted, operator }: Again, keepAct: KeepAct): Promise<CommandResult> {
  const givenUp = await jobs.givenUp()
  const isAll = wanted.length === 1 && wanted[0] === 'all'
  const found = isAll ? givenUp : givenUp.filter(({ id }) => wanted.some(start => id.startsWith(start)))
  const unknown = isAll ? undefined : wanted.find(start => !found.some(({ id }) => id.startsWith(start)))
  if (unknown !== undefined) return refuse(`No job that was given up begins with ${unknown}.`)
  for (const { id, name } of found) await keepAct({ kind: 'job run again', operator, subject: `${name} ${id}` })
  const count = await jobs.runAgain(found.map(({ id }) => id))
  return { ok: true, text: `${count} ${count === 1 ? 'job runs' : 'jobs run'} again.` }
}

/** Runs one command line of the operator about jobs that were given up. */
export async function runJobs(jobs: Jobs, parameters: readonly string[], keepAct: KeepAct): Promise<CommandResult> {
  const line = readCommandLine(parameters)
  const [command = 'list', ...operands] = line?.operands ?? ['']
  if (command === 'list' && operands.length === 0) return list(await jobs.givenUp())
  if (!line || command !== 'again' || operands.length === 0 || !operands.every(Boolean)) return misused
  const { operator } = line
  return isSaid(operator) ? again(jobs, { wanted: operands, operator }, keepAct) : refuse(sayWho)
}
