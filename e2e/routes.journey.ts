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

// One address of each route in two looks, the second in German, whose words are longer; it is held against what depends on the look, and
// in the dashboard has no English word; `npm run test:routes` visits every address as every viewer in every look.

const looks: Record<string, Look & { readonly rules: Rules }> = {
  '1280 px, light': { ...desktop, rules: 'all' },
  '360 px, dark, German': { ...phone, locale: 'de-DE', rules: 'appearance' },
}

const isOfDashboard = (pattern: string) => pattern.startsWith('/dashboard')
const tagsOf = (isShown: (pattern: string) => boolean): string[] =>
  Object.keys(routes)
    .filter(isShown)
    .map(pattern => `@${routeId(pattern)}`)

test('every route of the page is visited', async ({ addresses }) => {
  expect(Object.keys(addresses).sort()).toEqual((await routePatterns()).sort())
})

for (const [name, look] of Object.entries(looks)) {
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
      { rules: look.rules },
    )
    expect(faults).toEqual([])
    await page.context().close()
  })

  test(`the dashboard has no fault: ${name}`, { tag: tagsOf(isOfDashboard) }, async ({
    browser,
    installation,
    addresses,
  }) => {
    const page = await openPage(browser, installation, look)
    await logInByApi(page.context())
    const setLanguage = (language: string) => call(page, { method: 'PATCH', path: '/v1/users', body: { language } })
    const isGerman = look.locale !== undefined
    await setLanguage(isGerman ? 'de' : 'en')
    const englishIn = await englishFinder()
    const findFaults = async () => (await englishIn(page)).map(text => `in English: ${text}`)
    const visits = Object.entries(addresses).filter(([pattern]) => isOfDashboard(pattern))
    const faults = await visitAll(
      page,
      visits.flatMap(([, each]) => each.slice(0, 1)),
      { rules: look.rules, ...(isGerman && { findFaults }) },
    )
    await setLanguage('en')
    expect(faults).toEqual([])
    await page.context().close()
  })
}

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
