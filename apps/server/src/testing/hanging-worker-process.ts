import { startJobs } from '../platform/jobs/jobs.ts'
import { createLog } from '../platform/observability/log.ts'

// Worker that starts jobs and never finishes them, until it is killed.
const jobs = await startJobs(process.env.DATABASE_URL ?? '', createLog('silent'))
for (const name of ['send receipt', 'sweep'] as const) {
  await jobs.work(name, async (_data, cause) => {
    process.send?.(cause)
    await new Promise(() => undefined)
  })
}
