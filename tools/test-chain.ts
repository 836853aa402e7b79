import { run } from './run.ts'

// The histories of the ledger, many more of them than in the usual tests.
const histories = 'apps/server/src/payments/chain-histories.test.ts'
const environment = { CHAIN_HISTORIES: process.env.CHAIN_HISTORIES ?? '2000' }
process.exit(await run('vitest', ['run', '--project', 'server', histories], environment))
