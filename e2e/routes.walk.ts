import { expect, type Page } from '@playwright/test'
import { routeId, routes } from '../requirements/routes.ts'
import { join, person } from './accounts/accounts.ts'
import { logInByApi } from './faults/page-faults.ts'
import { call } from './filing/filing-by-api.ts'
import { test } from './installation/seeded-fixtures.ts'
import { englishFinder } from './screens/english-texts.ts'
import type { Address } from './screens/route-addresses.ts'
import { type Look, openPage, phone, visitAll } from './screens/route-visits.ts'

// One address of each route, on a phone in German, whose words are longer, and without an English one.
// `npm run test:routes` visits every address as every viewer in every look.

const germanPhone: Look = { ...phone, locale: 'de-DE' }

const isOfDashboard = (pattern: string) => pattern.startsWith('/dashboard')
const tagsOf = (isShown: (pattern: string) => boolean): string[] =>
  Object.keys(routes)
    .filter(isShown)
    .map(pattern => `@${routeId(pattern)}`)

/** Visits the first address of each route that is shown, and finds every fault and every English text there. */
async function germanFaults(
  page: Page,
  addresses: Readonly<Record<string, readonly Address[]>>,
  isShown: (pattern: string) => boolean,
): Promise<string[]> {
  const englishIn = await englishFinder()
  const visits = Object.entries(addresses).filter(([pattern]) => isShown(pattern))
  return visitAll(
    page,
    visits.flatMap(([, each]) => each.slice(0, 1)),
    async shown => (await englishIn(shown)).map(text => `in English: ${text}`),
  )
}

const isPublic = (pattern: string) => !isOfDashboard(pattern)

test('the public pages have no fault: 360 px, dark, German', { tag: tagsOf(isPublic) }, async ({
  browser,
  installation,
  addresses,
}) => {
  const page = await openPage(browser, installation, germanPhone)
  expect(await germanFaults(page, addresses, isPublic)).toEqual([])
  await page.context().close()
})

test('the dashboard has no fault: 360 px, dark, German', { tag: tagsOf(isOfDashboard) }, async ({
  browser,
  installation,
  addresses,
}) => {
  const page = await openPage(browser, installation, germanPhone)
  await logInByApi(page.context())
  const setLanguage = (language: string) => call(page, { method: 'PATCH', path: '/v1/users', body: { language } })
  await setLanguage('de')
  const faults = await germanFaults(page, addresses, isOfDashboard)
  await setLanguage('en')
  expect(faults).toEqual([])
  await page.context().close()
})

const emptyScreens = [
  '/dashboard',
  '/dashboard/claims/my-claims',
  '/dashboard/claims/against-me',
  '/dashboard/referrals',
  '/dashboard/payment',
  '/dashboard/profile',
  '/dashboard/create-claim',
]

test('the empty dashboard of a new account has no fault', async ({ browser, installation }) => {
  const page = await openPage(browser, installation, phone)
  await join(page, installation, person('Nora', 'Klein', 'Austria'))
  const faults = await visitAll(
    page,
    emptyScreens.map(path => ({ path })),
  )
  expect(faults).toEqual([])
  await page.context().close()
})
