import { expect, type Page } from '@playwright/test'
import { routeId } from '../requirements/routes.ts'
import { password, person } from './accounts/accounts.ts'
import { call } from './filing/filing-by-api.ts'
import type { Installation } from './installation/installation.ts'
import { logInAsPlaintiff } from './installation/seeded-data.ts'
import { test } from './installation/seeded-fixtures.ts'
import { faultsOf, watch } from './screens/inspection.ts'
import { desktop, openPage, phone } from './screens/route-visits.ts'

/** Routes that lead on to others, by whom the specification speaks of. */
const leadingOn = {
  visitor: ['*', '/claims/:claimId', '/about', '/steps', '/auth/confirmation/:action/:token'],
  member: [
    '/dashboard/claims',
    '/dashboard/claims/:type/companies/:id',
    '/dashboard/claims/:type/people/:id',
    '/dashboard/create-claim',
  ],
} as const

/** Opens each address and expects that it leads to another one. */
async function expectRedirects(page: Page, redirects: Readonly<Record<string, string>>): Promise<void> {
  for (const [from, to] of Object.entries(redirects)) {
    await page.goto(from)
    await expect(page, from).toHaveURL(to)
  }
}

async function joinUnconfirmed(page: Page, { url }: Installation): Promise<void> {
  const { firstName, lastName, email, username } = person('Uma', 'Kern', 'AT')
  const home = { address: '', city: '', country: 'AT', identificationId: 'ID-445566' }
  await call(page, {
    path: `${url}/v1/auth/register`,
    body: { firstName, lastName, email, username, password, ...home },
  })
  await page.goto('/auth/login')
  await page.getByLabel('Username').fill(username)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL('/auth/confirmation/send')
}

const visitorTags = ['@SPEC-2-visitor-redirects', ...leadingOn.visitor.map(pattern => `@${routeId(pattern)}`)]

test('every address leads a visitor where it should', { tag: visitorTags }, async ({
  browser,
  installation,
  seeded,
}) => {
  const page = await openPage(browser, installation, desktop)
  const { id } = seeded.claim('False Representation')
  await expectRedirects(page, {
    '/no/such/page': '/',
    [`/claims/${id}`]: `/claim/${id}`,
    '/dashboard': '/auth',
    '/dashboard/profile': '/auth',
    '/auth/confirmation/else': '/auth/login',
    '/auth/confirmation/else/token': '/auth/login',
  })
  await page.goto('/about')
  for (const name of ['Start now', 'Make a claim']) {
    await expect(page.getByRole('link', { name }).first()).toHaveAttribute('href', '/auth/register')
  }
  await page.goto('/steps')
  await expect(page.getByRole('link', { name: 'Start now' }).first()).toHaveAttribute('href', '/auth/register')
  await page.context().close()
})

const memberTags = [
  '@SPEC-2-member-redirects',
  '@SPEC-2-navigation',
  '@SPEC-2-home-highlights',
  '@SPEC-2-resume-draft',
  ...leadingOn.member.map(pattern => `@${routeId(pattern)}`),
]

test('every address leads a member where it should', { tag: memberTags }, async ({ browser, installation, seeded }) => {
  const page = await openPage(browser, installation, desktop)
  await logInAsPlaintiff(page)
  const { companyId, personId, userId, claim } = seeded
  const { id } = claim('False Representation')
  await expectRedirects(page, {
    '/': '/dashboard',
    '/about?from=a-friend': '/dashboard?from=a-friend',
    '/steps': '/dashboard',
    '/faq': '/dashboard',
    '/search?term=Fischer': '/dashboard/search?term=Fischer',
    [`/claim/${id}`]: `/dashboard/search/claim/${id}`,
    [`/profile/company/${companyId}`]: `/dashboard/search/company/${companyId}`,
    [`/profile/individual/${personId}`]: `/dashboard/search/individual/${personId}`,
    [`/profile/user/${userId}`]: `/profile/user/${userId}`,
    '/auth': '/dashboard',
    '/auth/login': '/dashboard',
    '/dashboard?redeem_code=ABCD': '/dashboard/takeover?redeem_code=ABCD',
    '/dashboard/claims': '/dashboard/claims/my-claims',
    '/dashboard/claims/else': '/dashboard/claims/my-claims',
    [`/dashboard/claims/against-me/companies/${companyId}`]: `/dashboard/claims/against-me/company/${companyId}`,
    [`/dashboard/claims/my-claims/people/${personId}`]: `/dashboard/claims/my-claims/individual/${personId}`,
    '/dashboard/create-claim': `/dashboard/create-claim/step-2/${claim('Injury').id}`,
    '/no/such/page': '/dashboard',
    '/no/such/page?redeem_code=ABCD': '/dashboard/takeover?redeem_code=ABCD',
  })
  const navigation = page.getByRole('navigation', { name: 'Dashboard' })
  const links = {
    Home: '/dashboard',
    Search: '/dashboard/search',
    'My Claims': '/dashboard/claims/my-claims',
    'Create new claim': /\/dashboard\/create-claim\/step-2\//,
    Takeover: '/dashboard/takeover',
    Profile: '/dashboard/profile',
    Referrals: '/dashboard/referrals',
    Payment: '/dashboard/payment',
    FAQ: '/dashboard/faq',
  }
  for (const [name, to] of Object.entries(links)) {
    await navigation.getByRole('link', { name, exact: true }).click()
    await expect(page, name).toHaveURL(to)
  }
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /Claims against$/ }).click()
  await expect(page).toHaveURL('/dashboard/claims/against-me')
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /Created claims$/ }).click()
  await expect(page).toHaveURL('/dashboard/claims/my-claims')
  await page.context().close()
})

test('an unconfirmed user is led to the confirmation of the address', { tag: '@SPEC-2-unconfirmed-redirects' }, async ({
  browser,
  installation,
}) => {
  const page = await openPage(browser, installation, desktop)
  await joinUnconfirmed(page, installation)
  await expectRedirects(page, {
    '/dashboard': '/auth/confirmation/send',
    '/dashboard/claims/my-claims': '/auth/confirmation/send',
    '/auth': '/auth/confirmation/send',
  })
  await page.context().close()
})

test('a member whose browser forgot that somebody is signed in is led to the dashboard all the same', async ({
  browser,
  installation,
}) => {
  const page = await openPage(browser, installation, desktop)
  await logInAsPlaintiff(page)
  await page.evaluate(() => localStorage.clear())
  await expectRedirects(page, { '/about?from=a-friend': '/dashboard?from=a-friend' })
  await page.context().close()
})

test('a page that is opened afresh begins at its top, wherever another one was left', async ({
  browser,
  installation,
}) => {
  const page = await openPage(browser, installation, desktop)
  await page.goto('/faq')
  await page.evaluate(() => window.scrollTo(0, 1200))
  await page.goto('/about')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.context().close()
})

test('the search suggests on every page while one types, by keyboard too, and Enter alone leads to the results', async ({
  browser,
  installation,
}) => {
  for (const look of [desktop, phone]) {
    const page = await openPage(browser, installation, look)
    await watch(page)
    await page.goto('/about')
    const box = page.getByRole('banner').getByRole('combobox')
    await page.getByRole('banner').getByLabel('Search claims, companies and people').focus()
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.type('nordlys')
    const suggestions = page.getByRole('listbox').getByRole('option')
    await expect(suggestions.first()).toContainText('Nordlys Reiser AS')
    await expect(suggestions.last()).toHaveText('All results for “nordlys”')
    await expect(box).toBeFocused()
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    await expect(suggestions.first()).toHaveAttribute('data-highlighted')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/profile\/company\//)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nordlys Reiser AS')
    await page.goto('/about')
    await expect(page.getByRole('banner').getByLabel('Search claims, companies and people')).toHaveValue('')
    await page.getByRole('banner').getByLabel('Search claims, companies and people').focus()
    await box.pressSequentially('nordlys reiser')
    await expect(suggestions.first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(suggestions).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?term=nordlys+reiser')
    await page.context().close()
  }
})
