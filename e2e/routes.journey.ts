import { expect } from '@playwright/test'
import { routeId, routes } from '../requirements/routes.ts'
import { join, person } from './accounts/accounts.ts'
import { logInByApi } from './faults/page-faults.ts'
import { call } from './filing/filing-by-api.ts'
import { test } from './installation/seeded-fixtures.ts'
import { englishFinder } from './screens/english-texts.ts'
import type { Rules } from './screens/inspection.ts'
import { routePatterns } from './screens/route-patterns.ts'
import { desktop, type Look, openPage, phone, visitAll } from './screens/route-visits.ts'

// One address of each route: the public pages in two looks, the second of which is held against what depends on the look; the dashboard on a
// phone in German, whose words are longer, and without an English one. `npm run test:routes` visits every address as every viewer in every look.

const germanPhone: Look = { ...phone, locale: 'de-DE' }
const publicLooks: Record<string, { readonly look: Look; readonly rules: Rules }> = {
  '1280 px, light': { look: desktop, rules: 'all' },
  '360 px, dark, German': { look: germanPhone, rules: 'appearance' },
}

const isOfDashboard = (pattern: string) => pattern.startsWith('/dashboard')
const tagsOf = (isShown: (pattern: string) => boolean): string[] =>
  Object.keys(routes)
    .filter(isShown)
    .map(pattern => `@${routeId(pattern)}`)

test('every route of the page is visited', async ({ addresses }) => {
  expect(Object.keys(addresses).sort()).toEqual((await routePatterns()).sort())
})

for (const [name, { look, rules }] of Object.entries(publicLooks)) {
  test(`the public pages have no fault: ${name}`, { tag: tagsOf(route => !isOfDashboard(route)) }, async ({
    browser,
    installation,
    addresses,
  }) => {
    const page = await openPage(browser, installation, look)
    const visits = Object.entries(addresses).filter(([pattern]) => !isOfDashboard(pattern))
    const faults = await visitAll(
      page,
      visits.flatMap(([, each]) => each.slice(0, 1)),
      { rules },
    )
    expect(faults).toEqual([])
    await page.context().close()
  })
}

test('the dashboard has no fault: 360 px, dark, German', { tag: tagsOf(isOfDashboard) }, async ({
  browser,
  installation,
  addresses,
}) => {
  const page = await openPage(browser, installation, germanPhone)
  await logInByApi(page.context())
  const setLanguage = (language: string) => call(page, { method: 'PATCH', path: '/v1/users', body: { language } })
  await setLanguage('de')
  const englishIn = await englishFinder()
  const findFaults = async () => (await englishIn(page)).map(text => `in English: ${text}`)
  const visits = Object.entries(addresses).filter(([pattern]) => isOfDashboard(pattern))
  const faults = await visitAll(
    page,
    visits.flatMap(([, each]) => each.slice(0, 1)),
    { findFaults },
  )
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
