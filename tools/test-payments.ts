import { browserPath } from './browser.ts'
import { run } from './run.ts'

// Every fee through every failure on the way, with the node away for a minute, and a server whose node has each kind of fault
// for longer than its slowest answer.
const server = await run('vitest', ['run', '--project', 'server', 'apps/server/src/payments/faulty-node.test.ts'], {
  FAULT_SECONDS: process.env.FAULT_SECONDS ?? '35',
})
const browser = await run('playwright', ['test', '-c', 'e2e', 'payments'], {
  PAYMENTS: 'all',
  NODE_DOWN_SECONDS: process.env.NODE_DOWN_SECONDS ?? '60',
  CHROMIUM_PATH: await browserPath(),
})
process.exit(server || browser)
