import { join } from 'node:path'
import { startChildProcess } from '../local/child-process.ts'
import { createLog } from '../platform/observability/log.ts'

// Starts a child process in a folder.

const [folder = ''] = process.argv.slice(2)
await startChildProcess({
  name: 'child',
  script: join(import.meta.dirname, 'blocking-child-process.ts'),
  options: { folder },
  log: createLog('silent'),
})
