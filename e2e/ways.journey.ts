import { expect, type Page } from '@playwright/test'
import type { Installation } from './installation/installation.ts'
import { test } from './installation/seeded-fixtures.ts'
import { logInAsPlaintiff } from './installation/seeded-world.ts'
import { call } from './people/filed-by-api.ts'
import { password, person } from './people/people.ts'
import { desktop, openPage } from './screens/route-visits.ts'

/** Opens each address and compares where it leads with where it should. */
async function leads(page: Page, ways: Readonly<Record<string, string>>): Promise<void> {
  for (const [from, to] of Object.entries(ways)) {
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

test('every address leads a visitor where it should', async ({ browser, installation, world }) => {
  const page = await openPage(browser, installation, desktop)
  const { id } = world.claim('False Representation')
  await leads(page, {
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

test('every address leads a member where it should', async ({ browser, installation, world }) => {
  const page = await openPage(browser, installation, desktop)
  await logInAsPlaintiff(page)
  const { companyId, personId, userId, claim } = world
  const { id } = claim('False Representation')
  await leads(page, {
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

test('whoever has not confirmed an address is led to its confirmation', async ({ browser, installation }) => {
  const page = await openPage(browser, installation, desktop)
  await joinUnconfirmed(page, installation)
  await leads(page, {
    '/dashboard': '/auth/confirmation/send',
    '/dashboard/claims/my-claims': '/auth/confirmation/send',
    '/auth': '/auth/confirmation/send',
  })
  await page.context().close()
})

test('where the limit of unresolved claims is reached, the banner says so and nothing can be created', async ({
  browser,
  installation,
}) => {
  const page = await openPage(browser, installation, desktop)
  await logInAsPlaintiff(page)
  await page.route('**/v1/claims', async route => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: { myClaimsUnresolvedCount: number } }
    await route.fulfill({ response, json: { data: { ...data, unresolvedClaimsLimit: data.myClaimsUnresolvedCount } } })
  })
  await page.goto('/dashboard/claims/my-claims')
  const limit =
    'You have reached the limit of unresolved claims. Please resolve some of them before creating a new one.'
  await expect(page.getByText(limit)).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Create new claim' })).toBeDisabled()
  await page.context().close()
})
