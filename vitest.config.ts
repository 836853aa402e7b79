import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Most of a test's time is waiting; as many workers as cores less one, which is the default, leave the cores idle.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            'tools/*.test.ts',
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
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
