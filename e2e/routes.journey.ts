import { expect } from '@playwright/test'
import { test } from './installation/seeded-fixtures.ts'
import { call } from './people/filed-by-api.ts'
import { join, person } from './people/people.ts'
import { routePatterns } from './screens/route-patterns.ts'
import { desktop, type Look, openPage, phone, visitAll } from './screens/route-visits.ts'
import { logInByApi } from './trouble/situations.ts'

// One address of each route in either look, the second in German, whose words are longer; `npm run test:routes` shows every
// address to everybody in every look.

const looks: Record<string, Look> = {
  '1280 px, light': desktop,
  '360 px, dark, German': { ...phone, locale: 'de-DE' },
}

const isOfDashboard = ([pattern]: [string, unknown]) => pattern.startsWith('/dashboard')

test('every route of the page is visited', async ({ addresses }) => {
  expect(Object.keys(addresses).sort()).toEqual((await routePatterns()).sort())
})

for (const [name, look] of Object.entries(looks)) {
  test(`what a visitor meets has no fault: ${name}`, async ({ browser, installation, addresses }) => {
    const page = await openPage(browser, installation, look)
    const visits = Object.entries(addresses).filter(entry => !isOfDashboard(entry))
    const faults = await visitAll(
      page,
      visits.flatMap(([, each]) => each.slice(0, 1)),
    )
    expect(faults).toEqual([])
    await page.context().close()
  })

  test(`what a party meets has no fault: ${name}`, async ({ browser, installation, addresses }) => {
    const page = await openPage(browser, installation, look)
    await logInByApi(page.context())
    const speak = (language: string) => call(page, { method: 'PATCH', path: '/v1/users', body: { language } })
    await speak(look.locale === undefined ? 'en' : 'de')
    const visits = Object.entries(addresses).filter(isOfDashboard)
    const faults = await visitAll(
      page,
      visits.flatMap(([, each]) => each.slice(0, 1)),
    )
    await speak('en')
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

test('what somebody new meets has no fault', async ({ browser, installation }) => {
  const page = await openPage(browser, installation, phone)
  await join(page, installation, person('Nora', 'Klein', 'Austria'))
  const faults = await visitAll(
    page,
    emptyScreens.map(path => ({ path })),
  )
  expect(faults).toEqual([])
  await page.context().close()
})
