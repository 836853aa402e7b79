import { defineConfig } from 'vitest/config'
import { requirements } from './requirements/requirements.ts'

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
          testTimeout: 20_000,
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
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: 'apps/server/src/testing/test-database.ts',
          // Ends what hangs; a test that takes a third of a minute took more than one on a busy machine.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // CI asks for one, and `npm test` says which test needed it.
          retry: Number(process.env.TEST_RETRIES ?? 0),
        },
      },
    ],
  },
})
