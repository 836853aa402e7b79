import { run } from './run.ts'

/** Each of them mostly waits. */
const together = [
  'faults/clock',
  'faults/every-post-at-once',
  'faults/full-disk',
  'faults/mail-away',
  'faults/stopped-database',
  'backup-under-load',
  'idempotency-faults',
  'database-silent',
  'jobs.test',
  'mail-twice',
]
/** Each of them measures times, or takes all that the machine has. */
const alone = ['faults/crowd', 'faults/kills', 'faults/offered-load', 'faults/starts']

// Arguments select tests: `npm run test:faults crowd`.
const named = process.argv.slice(2)
const vitest = (...parameters: string[]) =>
  run('vitest', ['run', '--project', 'server', '--project', 'operations', ...parameters], { TEST_LENGTH: 'long' })
const codes =
  named.length > 0
    ? [await vitest('--no-file-parallelism', ...named)]
    : [await vitest(...together), await vitest('--no-file-parallelism', ...alone)]
process.exit(Math.max(...codes))
