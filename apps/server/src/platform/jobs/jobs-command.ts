import { type CommandResult, refuse } from '../command-result.ts'
import type { GivenUpJob } from './given-up-jobs.ts'
import type { Jobs } from './jobs.ts'

export const jobsUsage = `npm run jobs -- list
npm run jobs -- again all
npm run jobs -- again JOB...
JOB is an id, or the beginning of one.`

const minute = (time: Date): string => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`

const lineOf = ({ id, name, data, enqueuedAt, givenUpAt, reason }: GivenUpJob): string =>
  `${id}  ${name} ${JSON.stringify(data)}\n    wanted since ${minute(enqueuedAt)}, given up ${minute(givenUpAt)}: ${reason}`

const list = (jobs: readonly GivenUpJob[]): CommandResult => ({
  ok: true,
  text: jobs.length === 0 ? 'No job was given up.' : jobs.map(lineOf).join('\n'),
})

async function again(jobs: Jobs, wanted: readonly string[]): Promise<CommandResult> {
  const givenUp = await jobs.givenUp()
  const isAll = wanted.length === 1 && wanted[0] === 'all'
  const found = isAll ? givenUp : givenUp.filter(({ id }) => wanted.some(start => id.startsWith(start)))
  const unknown = isAll ? undefined : wanted.find(start => !found.some(({ id }) => id.startsWith(start)))
  if (unknown !== undefined) return refuse(`No job that was given up begins with ${unknown}.`)
  const count = await jobs.runAgain(found.map(({ id }) => id))
  return { ok: true, text: `${count} ${count === 1 ? 'job runs' : 'jobs run'} again.` }
}

/** Runs one command line of the operator about jobs that were given up. */
export async function runJobsCommand(jobs: Jobs, parameters: readonly string[]): Promise<CommandResult> {
  const [command = 'list', ...operands] = parameters
  if (command === 'list' && operands.length === 0) return list(await jobs.givenUp())
  if (command === 'again' && operands.length > 0 && operands.every(Boolean)) return again(jobs, operands)
  return refuse(jobsUsage)
}
