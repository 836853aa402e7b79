import type { BrowserContext, Page } from '@playwright/test'
import { type Installation, startInstallation } from './installation.ts'
import { test as base } from './within-policy.ts'

interface Fixtures {
  /** Opens a page in a browser context of its own, whose problems are collected. */
  newPage: () => Promise<Page>
  /** What went wrong on any page of the test: console errors and uncaught exceptions. */
  problems: string[]
}

/** Journeys go through one installation a worker, whose notice period a test can wait for. */
export const test = base.extend<Fixtures, { installation: Installation }>({
  installation: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
    async ({}, use) => {
      const installation = await startInstallation({ settings: { NOTICE_PERIOD: 'PT20S' } })
      await use(installation)
      await installation.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ installation }, use) => use(installation.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
  problems: async ({}, use) => use([]),
  newPage: async ({ browser, baseURL, problems }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }) })
      contexts.push(context)
      context.on('console', message => {
        if (message.type() === 'error') problems.push(`${message.page()?.url()}: ${message.text()}`)
      })
      context.on('weberror', error => problems.push(String(error.error())))
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})
