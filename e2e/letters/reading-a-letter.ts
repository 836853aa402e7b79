import type { Browser, Page } from '@playwright/test'
import { type Person, person } from '../accounts/accounts.ts'
import { submitByApi } from '../filing/filing-by-api.ts'
import type { TwoParties } from '../installation/fixtures.ts'
import { aboutLetter, mailTo } from '../installation/mailbox.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const

/** A new browser on a phone. */
export async function onPhone(browser: Browser, { installation }: TwoParties, locale = 'en-GB'): Promise<Page> {
  const context = await browser.newContext({ baseURL: installation.url, locale, ...phone })
  return context.newPage()
}

/** A claim against somebody without an account, and the letter. */
export async function writtenTo({ installation, plaintiff }: TwoParties, who: Person = person('Dora', 'Lenz', 'AT')) {
  const { id } = await submitByApi(plaintiff, who)
  return { id, who, letter: await mailTo(installation.mailUrl, who.email, aboutLetter) }
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
/** Heading of the page for a letter of `writtenTo`. */
export const asks = 'Clara Hofer asks EUR 1,200.00 from Dora Lenz'
