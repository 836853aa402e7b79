import { randomInt } from 'node:crypto'
import { defineConfig } from 'vitest/config'
import { requirements } from './requirements/requirements.ts'

const server = 'apps/server/src'

/** Tests that start clusters, kill processes, fill disks, restore, upgrade, or need thousands of rows. */
const operations = [
  `${server}/{availability,failing-starts,operations-commands,point-in-time,roles,rolling-upgrade,telemetry}.test.ts`,
  `${server}/wiring/observe-installation.test.ts`,
  `${server}/faults/*.test.ts`,
  `${server}/operator/{archive,backup}/*.test.ts`,
  `${server}/platform/database/{check-schema,database-silent,expand-first,migrate,versions}.test.ts`,
  `${server}/platform/http/{idempotency-faults,replica}.test.ts`,
  `${server}/platform/jobs/jobs.test.ts`,
  `${server}/local/{child-process,embedded-database,mail-catcher}.test.ts`,
  `${server}/claims/{record/search-cost,defendants/record-assignment-cost,act/deadline-batches}.test.ts`,
  `${server}/claims/{answers/killed-answer,data-export/killed-data-export}.test.ts`,
  'bench/**/*.test.ts',
]

/** The workers read it: every chance of this run comes from it (`tools/test-setup.ts`). */
process.env.TEST_SEED ??= String(randomInt(2 ** 31))
const setupFiles = ['tools/test-setup.ts']

/** The files of a worker share the modules that they import: what is kept for a server belongs to its context. */
const isolate = false

/** Tests of the server: a database for each file, and three minutes to end what hangs on a busy machine. */
const onServer = {
  isolate,
  setupFiles,
  globalSetup: `${server}/testing/test-database.ts`,
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
}

export default defineConfig({
  test: {
    // Most of a test's time is waiting; as many workers as cores leave them idle.
    maxWorkers: 4,
    // A test carries the ids of the requirements that it shows; one that is none stops it.
    tags: requirements.map(({ id }) => ({ name: id })),
    strictTags: true,
    projects: [
      {
        test: {
          name: 'rules',
          isolate,
          setupFiles,
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          include: [
            'tools/*.test.ts',
            'requirements/*.test.ts',
            'packages/*/src/**/*.test.ts',
            'apps/web/src/**/*.test.{ts,tsx}',
            'apps/localnet/src/**/*.test.ts',
          ],
        },
      },
      {
        test: { ...onServer, name: 'server', include: [`${server}/**/*.test.ts`], exclude: operations },
      },
      {
        test: { ...onServer, name: 'operations', include: operations },
      },
    ],
  },
})
