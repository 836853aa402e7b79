import { test as base } from '@playwright/test'
import { type Installation, startInstallation } from './installation.ts'

/** Journeys go through one installation a worker, whose notice period a test can wait for. */
export const test = base.extend<{ problems: string[] }, { installation: Installation }>({
  installation: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
    async ({}, use) => {
      const installation = await startInstallation({ settings: { NOTICE_PERIOD: 'PT20S' } })
      await use(installation)
      await installation.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ installation }, use) => use(installation.url),
  /** What went wrong on any page of the test: console errors and uncaught exceptions. */
  problems: [
    async ({ context }, use) => {
      const problems: string[] = []
      context.on('console', message => {
        if (message.type() === 'error') problems.push(message.text())
      })
      context.on('weberror', ({ error }) => problems.push(String(error())))
      await use(problems)
    },
    { auto: true },
  ],
})
