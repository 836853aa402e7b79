import { expect, type Page } from '@playwright/test'
import { routeId } from '../requirements/routes.ts'
import { password, person } from './accounts/accounts.ts'
import { call } from './filing/filing-by-api.ts'
import type { Installation } from './installation/installation.ts'
import { logInAsPlaintiff } from './installation/seeded-data.ts'
import { test } from './installation/seeded-fixtures.ts'
import { desktop, openPage } from './screens/route-visits.ts'

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
