import { setTimeout as delay } from 'node:timers/promises'
import { type APIResponse, type BrowserContext, expect, type Page } from '@playwright/test'
import { people, seedPassword } from '../../apps/server/src/seed/sample-people.ts'
import { layoutFaults, settled } from '../screens/inspection.ts'
import { faultyApi, type readsOf } from './faulty-api.ts'

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const skeleton = (page: Page) => page.locator('[aria-busy="true"] [data-due="true"]').first()
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' })

/** Presses "Try again" until there is none. */
async function tryAgain(page: Page): Promise<void> {
  await retry(page).first().waitFor()
  for (let left = await retry(page).count(); left > 0; left = await retry(page).count()) {
    await retry(page).first().click()
    await expect.poll(() => retry(page).count()).toBeLessThan(left)
  }
}

async function isRecovered(page: Page): Promise<void> {
  await settled(page)
  await expect(alert(page)).toHaveCount(0)
}

/** The same, and nothing has jumped about. */
async function isStill(page: Page): Promise<void> {
  await isRecovered(page)
  expect(await layoutFaults(page)).toEqual([])
}

/** A slow API: whatever is awaited shows its skeleton, first the frame and then the page. */
async function slow(page: Page, api: Awaited<ReturnType<typeof faultyApi>>, path: string): Promise<void> {
  await page.goto(path)
  await expect(skeleton(page)).toBeVisible()
  api.releaseFrame()
  await heading(page).waitFor()
  await expect(skeleton(page)).toBeVisible()
}

/** Opens a page that fetches while the API is slow, and once more while it fails, until it is tried again. */
export async function openWithFaults(page: Page, path: string): Promise<void> {
  const api = await faultyApi(page)
  await slow(page, api, path)
  api.data('healthy')
  await isStill(page)
  api.data('failing')
  await page.goto(path)
  await expect(alert(page).first()).toContainText(/could not be (loaded|fetched)|failed/)
  await settled(page)
  api.data('healthy')
  await tryAgain(page)
  await isRecovered(page)
}

/** Opens a page for which nobody can be asked who is signed in. */
export async function openWhileUnreachable(page: Page, path: string): Promise<void> {
  const api = await faultyApi(page)
  api.frame('unreachable')
  await page.goto(path)
  await expect(alert(page).first()).toContainText(/We cannot reach Redress\.\s*This page comes back by itself\./)
  api.frame('healthy')
  api.data('healthy')
  await isRecovered(page)
}

/** The network goes and comes back: the page says so, keeps what it shows, and then reads again what it had read. */
export async function goOfflineAndBack(
  page: Page,
  context: BrowserContext,
  reads: ReturnType<typeof readsOf>,
): Promise<void> {
  const banner = page.getByText('You are offline. What you see may be out of date.')
  const shown = (await heading(page).textContent()) ?? ''
  const own = reads.since(0)
  await page.evaluate(() => {
    window.layoutShift = 0
  })
  await context.setOffline(true)
  await expect(banner).toBeVisible()
  await expect(heading(page)).toHaveText(shown)
  const { now } = reads
  await context.setOffline(false)
  await expect(banner).toBeHidden()
  await expect.poll(() => own.filter(each => !reads.since(now).includes(each))).toEqual([])
  await isStill(page)
}

/**
 * Sends again, when it says, what a server refuses that has too much to do, or that is asked by many at once who say to be
 * the same person.
 */
async function post({ request }: BrowserContext, url: string, data?: object): Promise<APIResponse> {
  for (;;) {
    const answer = await request.post(url, { ...(data && { data }) })
    if (![429, 503].includes(answer.status())) return answer
    await delay(Number(answer.headers()['retry-after']) * 1_000)
  }
}

export async function logInByApi(context: BrowserContext): Promise<void> {
  const credentials = { username: people.amelie.username, password: seedPassword }
  const answer = await post(context, '/v1/auth/login', credentials)
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Sends something from another browser. */
async function elsewhere(page: Page, calls: readonly (readonly [path: string, data?: object])[], session?: Session) {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser')
  const context = await browser.newContext({ ...(session && { storageState: session }) })
  for (const [path, data] of calls) {
    const answer = await post(context, new URL(path, page.url()).href, data)
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  }
  await context.close()
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** Logs the page's session out in another browser. */
export const endElsewhere = async (page: Page): Promise<void> =>
  elsewhere(page, [['/v1/auth/logout']], await page.context().storageState())

interface Credentials {
  readonly username: string
  readonly password: string
  readonly newPassword: string
}

/** Changes the password in another browser, which ends the page's session. */
export const changePasswordElsewhere = (page: Page, { username, password, newPassword }: Credentials): Promise<void> =>
  elsewhere(page, [
    ['/v1/auth/login', { username, password }],
    ['/v1/users/change-password', { oldPassword: password, newPassword }],
  ])

export async function logInAgain(
  page: Page,
  username: string = people.amelie.username,
  secret = seedPassword,
): Promise<void> {
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await expect(page).toHaveURL(/\/auth$/)
  await page.getByLabel('Username').fill(username)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Log In' }).click()
}

/** The session ends elsewhere: the page says so, and whoever signs in again is where they were. */
export async function expectSessionEndHandled(page: Page): Promise<void> {
  const address = page.url()
  const shown = (await heading(page).textContent()) ?? ''
  await endElsewhere(page)
  await logInAgain(page)
  await expect(page).toHaveURL(address)
  await expect(heading(page)).toHaveText(shown)
  await isRecovered(page)
}
