import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { type PersonName, people, seedPassword } from '../apps/server/src/seed/sample-people.ts'
import { logIn } from './accounts/accounts.ts'
import type { Installation } from './installation/installation.ts'
import { test } from './installation/seeded-fixtures.ts'
import { faultsOf, settled, watch } from './screens/inspection.ts'

declare global {
  interface Window {
    drawings: number
    touched: string[]
  }
}

const dashboard = '/dashboard'
const accessCookie = 'redress-access'

/** The calls whose answers the page shows, by their keys in its cache. */
const calls = {
  session: '/v1/auth',
  'claims lists': '/v1/claims',
  'claims lists offered': '/v1/claims/offered',
  notifications: '/v1/notifications',
} as const

interface FirstData {
  readonly queries: {
    readonly queries: readonly { readonly queryKey: readonly string[]; readonly state: { readonly data: unknown } }[]
  }
}

/** What is loaded page by page arrives with its first page. */
const firstPageOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages) ? data.pages[0] : data

const answersIn = (html: string): Record<string, unknown> => {
  const [, text = '{}'] = /<script type="application\/json" id="first-data">(.*?)<\/script>/.exec(html) ?? []
  const { queries } = (JSON.parse(text) as FirstData).queries
  return Object.fromEntries(queries.map(({ queryKey, state: { data } }) => [queryKey.join(' '), firstPageOf(data)]))
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** What the browser holds of somebody who has signed in. */
async function signedIn(browser: Browser, { url }: Installation, name: PersonName): Promise<State> {
  const context = await browser.newContext({ baseURL: url })
  await logIn(await context.newPage(), people[name], seedPassword)
  const state = await context.storageState()
  await context.close()
  return state
}

/** What is asked of the API before the page listens for changes: then it asks again for what may have changed before. */
function callsBeforeListening(page: Page): string[] {
  const asked: string[] = []
  let isListening = false
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    isListening ||= pathname === '/v1/events'
    if (pathname.startsWith('/v1/') && !isListening) asked.push(pathname)
  })
  return asked
}

/** The server knows nobody's zone and draws the days and times of UTC; in the browser they become the reader's own. */
const englishTimes = /\d{2}-\w{3}-\d{4}( \d{2}:\d{2})?/g

/** Those out of view included, which the browser need not have laid out. */
const wordsOf = async (page: Page, timezoneId: string): Promise<string> => {
  const words = (await page.locator('#root').textContent()) ?? ''
  return timezoneId === 'UTC' ? words : words.replaceAll(englishTimes, 'time')
}

for (const { timezoneId, colorScheme, width } of [
  { timezoneId: 'UTC', colorScheme: 'light', width: 1280 },
  { timezoneId: 'Pacific/Auckland', colorScheme: 'dark', width: 360 },
] as const) {
  test(`the dashboard arrives drawn, and goes on in a browser of ${timezoneId}, ${width} px wide`, async ({
    browser,
    installation,
  }) => {
    const storageState = await signedIn(browser, installation, 'amelie')
    const viewport = { width, height: 800 }
    const options = { baseURL: installation.url, locale: 'en', storageState, timezoneId, colorScheme, viewport }
    const plain = await browser.newContext({ ...options, javaScriptEnabled: false })
    const unscripted = await plain.newPage()
    await unscripted.goto(dashboard)
    await expect(unscripted.getByRole('region', { name: 'Your turn' }).getByRole('listitem').first()).toBeVisible()
    const words = await wordsOf(unscripted, timezoneId)
    const title = await unscripted.title()
    await plain.close()

    const context = await browser.newContext(options)
    const page = await context.newPage()
    const asked = callsBeforeListening(page)
    const complaints = await watch(page)
    const listening = page.waitForRequest('**/v1/events')
    await page.goto(dashboard)
    await listening
    await settled(page)
    expect(await wordsOf(page, timezoneId)).toBe(words)
    expect(await page.title()).toBe(title)
    expect(asked).toEqual([])
    expect(await faultsOf(page)).toEqual([])
    // What was drawn elsewhere is alive.
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(complaints).toEqual([])
    await context.close()
  })
}

/** Opens the dashboard, whose stream of events waits until it is let through. */
async function openBeforeListening(context: BrowserContext) {
  const page = await context.newPage()
  let listen = () => {}
  const allowed = new Promise<void>(resolve => {
    listen = resolve
  })
  await page.route('**/v1/events', async route => {
    await allowed
    await route.continue()
  })
  const wished = page.waitForRequest('**/v1/events')
  await page.goto(dashboard)
  // It wishes to listen when what was drawn is taken over.
  await wished
  await settled(page)
  return { page, listen }
}

test('where nothing has changed since the page was drawn, listening draws nothing anew', async ({
  browser,
  installation,
}) => {
  const storageState = await signedIn(browser, installation, 'amelie')
  const context = await browser.newContext({ baseURL: installation.url, storageState })
  await context.addInitScript(() => {
    window.drawings = 0
    const noteDrawing = { supportsFiber: true, inject: () => 1, onCommitFiberRoot: () => void window.drawings++ }
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: noteDrawing })
  })
  const { page, listen } = await openBeforeListening(context)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    window.drawings = 0
    window.touched = []
    const root = document.getElementById('root')
    const observer = new MutationObserver(records => {
      for (const { target, type } of records) window.touched.push(`${type} of ${target.nodeName}`)
    })
    if (root) observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true })
  })
  const answered = Object.values(calls).map(path => page.waitForResponse(answer => answer.url().endsWith(path)))
  listen()
  for (const answer of await Promise.all(answered)) await answer.finished()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => ({ drawings: window.drawings, touched: window.touched }))).toEqual({
    drawings: 0,
    touched: [],
  })
  await context.close()
})

test('what has changed since the page was drawn is seen when it begins to listen', async ({
  browser,
  installation,
}) => {
  const storageState = await signedIn(browser, installation, 'jonas')
  const context = await browser.newContext({ baseURL: installation.url, storageState })
  const { page, listen } = await openBeforeListening(context)
  const bell = (name: RegExp) => page.getByRole('button', { name })
  await expect(bell(/^Notifications.*unread/)).toBeVisible()
  const status = await page.evaluate(async () => (await fetch('/v1/notifications', { method: 'PATCH' })).status)
  expect(status).toBe(200)
  listen()
  await expect(bell(/^Notifications$/)).toBeVisible()
  await context.close()
})

test('the page brings what the reader’s own calls answer, whoever else is reading at the time', async ({
  browser,
  installation,
  playwright,
}) => {
  const readers = await Promise.all(
    (['amelie', 'jonas', 'ines'] as const).map(async name => {
      const storageState = await signedIn(browser, installation, name)
      const request = await playwright.request.newContext({ baseURL: installation.url, storageState })
      const answers: Record<string, unknown> = {}
      for (const [key, path] of Object.entries(calls)) answers[key] = (await (await request.get(path)).json()).data
      return { ...people[name], request, answers }
    }),
  )
  const asked = Array.from({ length: 4 }, () => readers).flat()
  const pages = await Promise.all(asked.map(async reader => ({ reader, answer: await reader.request.get(dashboard) })))
  for (const { reader, answer } of pages) {
    const html = await answer.text()
    expect(answersIn(html), reader.username).toEqual(reader.answers)
    expect(answer.headers()['cache-control']).toBe('private, no-store')
    expect(html).toContain(`@${reader.username}`)
    for (const { email } of readers) expect(html.includes(email), email).toBe(email === reader.email)
  }
  for (const { request } of readers) await request.dispose()
})

test('a page is drawn for nobody but a live session, and not for what another page loads', async ({
  browser,
  installation,
}) => {
  const { cookies } = await signedIn(browser, installation, 'amelie')
  const pageFor = async (changed: Record<string, string | null>, headers: Record<string, string> = {}) => {
    const kept = { ...Object.fromEntries(cookies.map(({ name, value }) => [name, value])), ...changed }
    const cookie = Object.entries(kept).flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]))
    const answer = await fetch(installation.url + dashboard, { headers: { ...headers, cookie: cookie.join('; ') } })
    expect(answer.status).toBe(200)
    return answer.text()
  }
  const drawn = `@${people.amelie.username}`
  expect(await pageFor({})).toContain(drawn)
  const others = [
    await pageFor({ [accessCookie]: null }),
    await pageFor({ [accessCookie]: 'nobodys' }),
    await pageFor({ 'redress-signed-in': null }),
    await pageFor({}, { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-site' }),
  ]
  for (const html of others) {
    expect(html).toContain('<div id="root"></div>')
    expect(html).not.toContain(drawn)
  }
})

test('where the session has to be renewed first, the browser renews it once and draws the dashboard', async ({
  browser,
  installation,
}) => {
  const storageState = await signedIn(browser, installation, 'amelie')
  const context = await browser.newContext({ baseURL: installation.url, storageState })
  await context.clearCookies({ name: accessCookie })
  const page = await context.newPage()
  const asked = callsBeforeListening(page)
  const document = await page.goto(dashboard)
  expect(await document?.text()).toContain('<div id="root"></div>')
  await expect(page.getByText(`@${people.amelie.username}`)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your turn' }).getByRole('listitem').first()).toBeVisible()
  // Fetched ahead, each call would have been refused, and the session renewed for each of them in turn.
  expect(asked.slice(0, 3)).toEqual(['/v1/auth', '/v1/auth/refresh', '/v1/auth'])
  expect(asked.filter(path => path === '/v1/auth/refresh')).toHaveLength(1)
  await context.close()
})

test('whoever has signed out finds nothing by going back', async ({ browser, installation }) => {
  const storageState = await signedIn(browser, installation, 'amelie')
  const context = await browser.newContext({ baseURL: installation.url, storageState })
  const page = await context.newPage()
  await page.goto(dashboard)
  await settled(page)
  // Another document, so that going back needs the first one anew.
  await page.goto('/dashboard/faq')
  await settled(page)
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/auth$/)
  await settled(page)
  expect(await page.content()).not.toContain(people.amelie.username)
  await context.close()
})
