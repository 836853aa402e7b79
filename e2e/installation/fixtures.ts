import type { BrowserContext, Page } from '@playwright/test'
import { type Person, person } from '../accounts/accounts.ts'
import { joinByApi } from '../filing/filing-by-api.ts'
import { type Address, routeAddresses } from '../screens/route-addresses.ts'
import { desktop, openPage } from '../screens/route-visits.ts'
import { type Installation, startInstallation } from './installation.ts'
import { logInAsPlaintiff, readSeededData, type SeededData } from './seeded-data.ts'
import { test as base } from './within-policy.ts'

/** Two people with an address of their own, each with a page on which they are signed in. */
export interface TwoParties {
  readonly installation: Installation
  readonly plaintiff: Page
  readonly defendant: Page
  readonly who: Readonly<Record<'plaintiff' | 'defendant', Person>>
}

interface Fixtures {
  /** Opens a page in its own browser context, and collects its problems. */
  newPage: () => Promise<Page>
  /** Problems on all pages of the test: console errors and uncaught exceptions. */
  problems: string[]
  /** People shared by the tests of a file. */
  people: TwoParties
}

interface WorkerFixtures {
  /** Settings of the installation; a file chooses one of the named sets below. */
  settings: Readonly<Record<string, string>>
  installation: Installation
  /** People by test file. */
  peopleOfFiles: Map<string, TwoParties>
  /** Sample data of the installation, seeded on first use. */
  seeded: SeededData
  addresses: Record<string, Address[]>
}

const asShipped = {}

/** Submitting costs nothing, so that no payment is awaited. */
export const freeFiling = { SUBMISSION_FEE: '0', UNRESOLVED_CLAIMS_LIMIT: '100' }

/** A claim is public as soon as it is filed, filing and a dispute cost nothing, and the operator has a name. */
export const publicAtOnce = {
  ...{ ...freeFiling, DISPUTE_FEE: '0', NOTICE_PERIOD: 'PT0S' },
  ...{ OPERATOR_NAME: 'O', OPERATOR_ADDRESS: 'A', OPERATOR_EMAIL: 'operator@mail.example' },
}

/**
 * Base of every journey. Files with the same settings share an installation per worker, so each creates its own people
 * and claims.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  settings: [asShipped, { scope: 'worker', option: true }],
  installation: [
    async ({ settings }, use) => {
      const installation = await startInstallation({ settings })
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
  peopleOfFiles: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
    async ({}, use) => {
      const people = new Map<string, TwoParties>()
      await use(people)
      for (const { plaintiff, defendant } of people.values())
        for (const page of [plaintiff, defendant]) await page.context().close()
    },
    { scope: 'worker' },
  ],
  people: async ({ browser, installation, peopleOfFiles }, use, { file }) => {
    const open = async (someone: Person) => {
      const page = await (await browser.newContext({ baseURL: installation.url })).newPage()
      await joinByApi(page, installation, someone)
      return page
    }
    const join = async (): Promise<TwoParties> => {
      const who = { plaintiff: person('Clara', 'Hofer', 'AT'), defendant: person('Paul', 'Gruber', 'AT') }
      return { installation, who, plaintiff: await open(who.plaintiff), defendant: await open(who.defendant) }
    }
    const people = peopleOfFiles.get(file) ?? (await join())
    peopleOfFiles.set(file, people)
    await use(people)
  },
  seeded: [
    async ({ browser, installation }, use) => {
      await installation.seed()
      const page = await openPage(browser, installation, desktop)
      await logInAsPlaintiff(page)
      const seeded = await readSeededData(page)
      await page.context().close()
      await use(seeded)
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  addresses: [async ({ seeded }, use) => use(routeAddresses(seeded)), { scope: 'worker' }],
})
