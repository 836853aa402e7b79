import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { notFound } from '../requirements/texts.ts'
import { join, person } from './accounts/accounts.ts'
import { concurrently } from './faults/concurrently.ts'
import { type FaultRoute, faultRoutes } from './faults/fault-routes.ts'
import { readsOf } from './faults/faulty-api.ts'
import {
  expectSessionEndHandled,
  goOfflineAndBack,
  heading,
  logInByApi,
  openWhileUnreachable,
  openWithFaults,
} from './faults/page-faults.ts'
import type { Installation } from './installation/installation.ts'
import { logInAsPlaintiff } from './installation/seeded-data.ts'
import { test } from './installation/seeded-fixtures.ts'
import { faultsOf, settled, watch } from './screens/inspection.ts'
import { desktop, type Look, openPage, phone } from './screens/route-visits.ts'

const mine = '/dashboard/claims/my-claims'
/** A list, a fetched detail and a form: every page learns of the end of a session in the same place. */
const sessionEndPatterns = [
  '/dashboard/claims/:type',
  '/dashboard/claims/:type/:claimId',
  '/dashboard/create-claim/step-2/:claimId?',
]
const pathOf = ({ path }: FaultRoute) => path

interface Visit {
  readonly browser: Browser
  readonly installation: Installation
  readonly look: Look
}

/** In a browser context of its own, so that the faults of one page do not reach the others. */
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

test('a public page that is loading, failing or offline says so and recovers', async ({
  browser,
  installation,
  addresses,
}) => {
  const routes = faultRoutes(addresses).filter(({ isOfDashboard }) => !isOfDashboard)
  const faults = await concurrently(routes, pathOf, ({ path, fetches }) =>
    inBrowser({ browser, installation, look: phone }, async (page, context) => {
      const reads = readsOf(page)
      if (fetches) await openWithFaults(page, path)
      else await page.goto(path)
      await settled(page)
      expect(reads.now > 0).toBe(fetches)
      if (fetches) await goOfflineAndBack(page, context, reads)
    }),
  )
  expect(faults).toEqual([])
})

test('a page of the dashboard that is loading, failing, offline or without a session says so and recovers', async ({
  browser,
  installation,
  addresses,
}) => {
  const routes = faultRoutes(addresses).filter(({ isOfDashboard }) => isOfDashboard)
  const faults = await concurrently(routes, pathOf, ({ pattern, path, fetches }) =>
    inBrowser({ browser, installation, look: desktop }, async (page, context) => {
      await logInByApi(context)
      const reads = readsOf(page)
      if (fetches) await openWithFaults(page, path)
      else await openWhileUnreachable(page, path)
      await settled(page)
      expect(reads.now > 0).toBe(fetches)
      if (fetches) await goOfflineAndBack(page, context, reads)
      if (sessionEndPatterns.includes(pattern)) await expectSessionEndHandled(page)
    }),
  )
  expect(faults).toEqual([])
})

test('a page that is opened while offline is loaded when the network is back', async ({ browser, installation }) => {
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

const notFoundTags = ['claim-not-found', 'claim-id-missing-from-the-url', 'defendant-id-not-found'].map(
  name => `@SPEC-2-text-${name}`,
)

test('what does not exist, or belongs to somebody else, is not found', { tag: notFoundTags }, async ({
  browser,
  installation,
  seeded,
}) => {
  const page = await openPage(browser, installation, desktop)
  await join(page, installation, person('Nora', 'Klein', 'Austria'))
  await watch(page)
  const texts = {
    [`${mine}/${seeded.claim('Slander').id}`]: notFound['claim-not-found'].text,
    [`/dashboard/claims/${seeded.claim('Misconduct').id}/amend`]: notFound['claim-not-found'].text,
    [`${mine}/propose`]: notFound['claim-id-missing-from-the-url'].text,
    [`${mine}/company`]: notFound['defendant-id-not-found'].text,
    '/dashboard/search/company/no-id': notFound['company-not-found'].text,
    '/profile/individual/no-id': notFound['individual-not-found'].text,
  }
  const faults: string[] = []
  for (const [path, text] of Object.entries(texts)) {
    faults.push(...(await faultsAt(page, path)))
    await expect(page.getByText(text).first()).toBeVisible()
  }
  expect(faults).toEqual([])
  await page.context().close()
})

test('unsent input is deleted when its author logs out', { tag: '@SPEC-2-after-logout' }, async ({
  browser,
  installation,
  seeded,
}) => {
  const page = await openPage(browser, installation, desktop)
  await logInAsPlaintiff(page)
  const path = `/dashboard/claims/against-me/dispute/${seeded.claim('Fraud or Fraudulent Behavior').id}`
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
