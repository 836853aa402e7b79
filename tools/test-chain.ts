import { run } from './run.ts'

// The histories of the ledger and of the watcher before it, many more of them than in the usual tests.
const files = ['chain-histories', 'watched-histories'].map(name => `apps/server/src/payments/${name}.test.ts`)
const environment = {
  CHAIN_HISTORIES: process.env.CHAIN_HISTORIES ?? '20000',
  WATCHED_HISTORIES: process.env.WATCHED_HISTORIES ?? '4000',
}
process.exit(await run('vitest', ['run', '--project', 'server', ...files], environment))
