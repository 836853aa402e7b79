import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import type { Installation } from './installation/installation.ts'
import { test } from './installation/seeded-fixtures.ts'
import { logInAsPlaintiff } from './installation/seeded-world.ts'
import { join, person } from './people/people.ts'
import { faultsOf, settled, watch } from './screens/inspection.ts'
import { desktop, type Look, openPage, phone } from './screens/route-visits.ts'
import { type StatedRoute, statedRoutes } from './screens/stated-routes.ts'
import { readsOf } from './trouble/broken-api.ts'
import { sideBySide } from './trouble/side-by-side.ts'
import { cutOff, ended, heading, logInByApi, openInTrouble, openOutOfReach } from './trouble/situations.ts'

const mine = '/dashboard/claims/my-claims'
const pathOf = ({ path }: StatedRoute) => path

interface Visit {
  readonly browser: Browser
  readonly installation: Installation
  readonly look: Look
}

/** In a browser of its own, for what happens to the one is not to happen to the others. */
async function inBrowser(visit: Visit, act: (page: Page, context: BrowserContext) => Promise<void>): Promise<void> {
  const page = await openPage(visit.browser, visit.installation, visit.look)
  try {
    await watch(page)
    await act(page, page.context())
  } finally {
    await page.context().close()
  }
}

async function faultsAt(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  await settled(page)
  return (await faultsOf(page)).map(fault => `${path}: ${fault}`)
}

test('a public page that waits, fails or is cut off says so and recovers', async ({
  browser,
  installation,
  addresses,
}) => {
  const routes = statedRoutes(addresses).filter(({ isOfDashboard }) => !isOfDashboard)
  const faults = await sideBySide(routes, pathOf, ({ path, fetches }) =>
    inBrowser({ browser, installation, look: phone }, async (page, context) => {
      const reads = readsOf(page)
      if (fetches) await openInTrouble(page, path)
      else await page.goto(path)
      await settled(page)
      expect(reads.now > 0).toBe(fetches)
      await cutOff(page, context, reads)
    }),
  )
  expect(faults).toEqual([])
})

test('a page of the dashboard that waits, fails, is cut off or left without a session says so and recovers', async ({
  browser,
  installation,
  addresses,
}) => {
  const routes = statedRoutes(addresses).filter(({ isOfDashboard }) => isOfDashboard)
  const faults = await sideBySide(routes, pathOf, ({ path, fetches }) =>
    inBrowser({ browser, installation, look: desktop }, async (page, context) => {
      await logInByApi(context)
      const reads = readsOf(page)
      if (fetches) await openInTrouble(page, path)
      else await openOutOfReach(page, path)
      await settled(page)
      expect(reads.now > 0).toBe(fetches)
      await cutOff(page, context, reads)
      await ended(page)
    }),
  )
  expect(faults).toEqual([])
})

test('a page that one goes to while offline is loaded when one is back', async ({ browser, installation }) => {
  const page = await openPage(browser, installation, desktop)
  await logInAsPlaintiff(page)
  await settled(page)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Referrals' }).first().click()
  await expect(heading(page)).toHaveText('You are offline')
  await page.context().setOffline(false)
  await expect(heading(page)).toHaveText(/^Your referrals/)
  await page.context().close()
})

test('what is not there, or not one’s own, is not found', async ({ browser, installation, world }) => {
  const page = await openPage(browser, installation, desktop)
  await join(page, installation, person('Nora', 'Klein', 'Austria'))
  await watch(page)
  const texts = {
    [`${mine}/${world.claim('Slander').id}`]: 'Claim not found.',
    [`/dashboard/claims/${world.claim('Misconduct').id}/amend`]: 'Claim not found.',
    [`${mine}/propose`]: 'Claim ID missing from the URL.',
    [`${mine}/company`]: 'Defendant ID not found.',
    '/dashboard/search/company/no-id': 'Company not found.',
    '/profile/individual/no-id': 'Individual not found.',
  }
  const faults: string[] = []
  for (const [path, text] of Object.entries(texts)) {
    faults.push(...(await faultsAt(page, path)))
    await expect(page.getByText(text).first()).toBeVisible()
  }
  expect(faults).toEqual([])
  await page.context().close()
})

test('words that were not sent leave the browser with their writer', async ({ browser, installation, world }) => {
  const page = await openPage(browser, installation, desktop)
  await logInAsPlaintiff(page)
  const path = `/dashboard/claims/against-me/dispute/${world.claim('Fraud or Fraudulent Behavior').id}`
  const explanation = page.getByLabel('Additional explanation')
  await page.goto(path)
  await explanation.fill('The certificate is genuine.')
  await page.reload()
  await expect(explanation).toHaveValue('The certificate is genuine.')
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('certificate')
  await page.context().close()
})
