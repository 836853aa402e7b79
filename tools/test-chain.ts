import { run } from './run.ts'

// The random histories of the ledger and of the polling, many more of them than in the usual tests.
const files = ['record-transfers', 'poll-payments'].map(name => `apps/server/src/payments/${name}.properties.test.ts`)
const environment = {
  CHAIN_HISTORIES: process.env.CHAIN_HISTORIES ?? '20000',
  POLLED_HISTORIES: process.env.POLLED_HISTORIES ?? '4000',
}
process.exit(await run('vitest', ['run', '--project', 'server', ...files], environment))
