import type { Browser, BrowserContext, Page } from '@playwright/test'
import { joinByApi } from '../filing/filing-by-api.ts'
import { type Installation, startInstallation } from '../installation/installation.ts'
import { type Person, person } from './accounts.ts'

export interface TwoParties {
  readonly installation: Installation
  readonly plaintiff: Page
  readonly defendant: Page
  readonly who: Readonly<Record<'plaintiff' | 'defendant', Person>>
}

type Fixture = ({ browser }: { browser: Browser }, use: (people: TwoParties) => Promise<void>) => Promise<void>

/** Two people with an address of their own; submitting costs nothing here, so that no payment is awaited. */
export const twoParties: Fixture = ({ browser }, use) => partiesOf({}, browser, use)

/** The same with a notice period of its own. */
export const twoPartiesWithin =
  (noticePeriod: string): Fixture =>
  ({ browser }, use) =>
    partiesOf({ NOTICE_PERIOD: noticePeriod }, browser, use)

async function partiesOf(
  settings: Readonly<Record<string, string>>,
  browser: Browser,
  use: (people: TwoParties) => Promise<void>,
): Promise<void> {
  const installation = await startInstallation({
    settings: { SUBMISSION_FEE: '0', UNRESOLVED_CLAIMS_LIMIT: '100', ...settings },
  })
  const who = { plaintiff: person('Clara', 'Hofer', 'AT'), defendant: person('Paul', 'Gruber', 'AT') }
  const contexts: BrowserContext[] = []
  const open = async (someone: Person) => {
    const context = await browser.newContext({ baseURL: installation.url })
    contexts.push(context)
    const page = await context.newPage()
    await joinByApi(page, installation, someone)
    return page
  }
  await use({ installation, who, plaintiff: await open(who.plaintiff), defendant: await open(who.defendant) })
  for (const context of contexts) await context.close()
  await installation.stop()
}
