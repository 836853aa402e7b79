import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { type PersonName, people, seedPassword } from '../apps/server/src/seed/sample-people.ts'
import { logIn } from './accounts/accounts.ts'
import { type ApiClaim, call } from './filing/filing-by-api.ts'
import type { Installation } from './installation/installation.ts'
import { ask } from './installation/seeded-data.ts'
import { test } from './installation/seeded-fixtures.ts'
import { faultsOf, openBeforeScripts, settled, watch } from './screens/inspection.ts'

declare global {
  interface Window {
    drawings: number
    touched: string[]
  }
}

const dashboard = '/dashboard'
const accessCookie = 'redress-access'
const refreshCookie = 'redress-refresh'

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

/** First page of paginated data; only that is in the HTML. */
const firstPageOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages) ? data.pages[0] : data

const answersIn = (html: string): Record<string, unknown> => {
  const [, text = '{}'] = /<script type="application\/json" id="first-data">(.*?)<\/script>/.exec(html) ?? []
  const { queries } = (JSON.parse(text) as FirstData).queries
  return Object.fromEntries(queries.map(({ queryKey, state: { data } }) => [queryKey.join(' '), firstPageOf(data)]))
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** Cookies and storage of a signed-in browser. */
async function signedIn(browser: Browser, { url }: Installation, name: PersonName): Promise<State> {
  const context = await browser.newContext({ baseURL: url })
  await logIn(await context.newPage(), people[name], seedPassword)
  const state = await context.storageState()
  await context.close()
  return state
}

/** API calls before the page connects to the event stream. It then refetches data that may have changed in between. */
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

/** Calls that a browser adds to a rendered page: thumbnails of files, and marking messages as read. */
const isBesideDrawing = (path: string): boolean => path.endsWith('/files') || path.endsWith('/messages')

const drawnRoutes = [
  dashboard,
  '/dashboard/claims/:type/:claimId',
  ...[1, 2, 3, 4, 5].map(step => `/dashboard/create-claim/step-${step}/:claimId?`),
]
const readers = [
  { timezoneId: 'UTC', colorScheme: 'light', width: 1280 },
  { timezoneId: 'Pacific/Auckland', colorScheme: 'dark', width: 360 },
] as const

/** The server knows nobody's zone and draws the days and times of UTC; in the browser they become the reader's own. */
const englishTimes = /\d{2}[-‑]\w{3}[-‑]\d{4}( \d{2}:\d{2})?/g

/** How many messages are new; they are read as soon as the page is seen, and the heading has more room. */
const newMessages = / \(\d+ new\)/g

/** Text of the page, including content out of view, which the browser may not have laid out. */
const wordsOf = async (page: Page, timezoneId: string): Promise<string> => {
  const words = ((await page.locator('#root').textContent()) ?? '').replaceAll(newMessages, '')
  return timezoneId === 'UTC' ? words : words.replaceAll(englishTimes, 'time')
}

for (const route of drawnRoutes) {
  test(`${route} arrives drawn for its reader, with all that it shows, and goes on in the browser`, async ({
    browser,
    installation,
    addresses,
    seeded,
  }) => {
    test.slow()
    const state = await signedIn(browser, installation, 'amelie')
    const leadsOn = seeded.claim('Non Compete Breach').id
    const listed = addresses[route]?.filter(({ isRefused, path }) => !isRefused && !path.endsWith(leadsOn)) ?? []
    const shown = listed.map(({ path }) => path)
    // Other claims of the sample data, so that content of few claims is rendered too.
    const others = seeded.claims.map(({ view, id }) => `/dashboard/claims/${view}/${id}`)
    const paths = new Set(route.endsWith('claims/:type/:claimId') ? [...shown, ...others] : shown)
    expect(paths.size).toBeGreaterThan(0)
    for (const path of paths) {
      for (const { timezoneId, colorScheme, width } of readers) {
        const about = `${path} in ${timezoneId}`
        const viewport = { width, height: 800 }
        const options = { baseURL: installation.url, locale: 'en', timezoneId, colorScheme, viewport }
        const plain = await browser.newContext({ ...options, storageState: state, javaScriptEnabled: false })
        const unscripted = await plain.newPage()
        await unscripted.goto(path)
        await expect(unscripted.locator('h1')).toBeVisible()
        await expect(unscripted.locator('[aria-busy="true"]')).toHaveCount(0)
        const words = await wordsOf(unscripted, timezoneId)
        const hasNews = (await unscripted.getByRole('link', { name: newMessages }).count()) > 0
        const title = await unscripted.title()
        await plain.close()

        const context = await browser.newContext({ ...options, storageState: state })
        const page = await context.newPage()
        const asked = callsBeforeListening(page)
        const complaints = await watch(page)
        const listening = page.waitForRequest('**/v1/events')
        await page.goto(path)
        await listening
        await settled(page)
        expect(await wordsOf(page, timezoneId), about).toBe(words)
        expect(await page.title(), about).toBe(title)
        expect(
          asked.filter(each => !isBesideDrawing(each)),
          about,
        ).toEqual([])
        if (!hasNews) expect(await faultsOf(page), about).toEqual([])
        // The server-rendered page is interactive.
        await page.getByRole('button', { name: /^Notifications/ }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        expect(complaints, about).toEqual([])
        await context.close()
      }
    }
  })
}

test('a step of filing takes nothing before its scripts have come, and keeps what was saved elsewhere', async ({
  browser,
  installation,
}) => {
  const storageState = await signedIn(browser, installation, 'jonas')
  const context = await browser.newContext({ baseURL: installation.url, locale: 'en', storageState })
  const page = await context.newPage()
  await page.goto('/dashboard/faq')
  const { id } = await call<ApiClaim>(page, { path: '/v1/claims' })
  const path = `/dashboard/create-claim/step-2/${id}`
  const saved = async (): Promise<string> => (await ask<{ location: string }>(page, `/v1/claims/${id}`)).location
  const goOn = await openBeforeScripts(page, path)
  const location = page.getByLabel('Location')
  await location.focus()
  await page.keyboard.type('Wien')
  await expect(location).toHaveValue('')
  await goOn()
  await location.click()
  await page.keyboard.type('Lienz')
  await expect(location).toHaveValue('Lienz')
  await expect.poll(saved).toBe('Lienz')
  await expect(page.getByText(/^Saved/)).toBeVisible()
  const elsewhere = await context.newPage()
  await elsewhere.goto(path)
  await elsewhere.getByLabel('Location').fill('Spittal')
  await expect(elsewhere.getByText(/^Saved/)).toBeVisible()
  await elsewhere.close()
  await page.reload()
  await expect(location).toHaveValue('Spittal')
  await settled(page)
  await page.waitForLoadState('networkidle')
  expect(await saved()).toBe('Spittal')
  await call(page, { method: 'DELETE', path: `/v1/claims/${id}` })
  await context.close()
})

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
  playwright,
}) => {
  const state = await signedIn(browser, installation, 'amelie')
  const { cookies } = state
  const pageFor = async (changed: Record<string, string | null>, headers: Record<string, string> = {}) => {
    const kept = { ...Object.fromEntries(cookies.map(({ name, value }) => [name, value])), ...changed }
    const cookie = Object.entries(kept).flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]))
    const answer = await fetch(installation.url + dashboard, { headers: { ...headers, cookie: cookie.join('; ') } })
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()).toEqual([])
    return answer.text()
  }
  const drawn = `@${people.amelie.username}`
  const framed = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-site' }
  const expired = { [accessCookie]: null }
  for (const cookie of [{}, expired, expired]) expect(await pageFor(cookie)).toContain(drawn)
  const others = [
    await pageFor({ ...expired, [refreshCookie]: null }),
    await pageFor({ ...expired, [refreshCookie]: 'nobodys' }),
    await pageFor({ [accessCookie]: 'nobodys' }),
    await pageFor({ 'redress-signed-in': null }),
    await pageFor({}, framed),
    await pageFor(expired, framed),
  ]
  // A token that was exchanged since reads nothing, and ends nothing either: the browser may have sent both at once.
  const request = await playwright.request.newContext({ baseURL: installation.url, storageState: state })
  expect((await request.post('/v1/auth/refresh')).status()).toBe(200)
  others.push(await pageFor(expired))
  expect((await request.get('/v1/auth')).status()).toBe(200)
  // Beside a page, the refresh token answers nothing.
  const cookie = cookies.filter(({ name }) => name !== accessCookie).map(({ name, value }) => `${name}=${value}`)
  const call = await fetch(`${installation.url}/v1/auth`, {
    headers: { cookie: cookie.join('; '), 'sec-fetch-dest': 'document' },
  })
  expect(call.status).toBe(401)
  expect((await request.post('/v1/auth/logout')).status()).toBe(200)
  const { cookies: ended } = await request.storageState()
  await request.dispose()
  expect(ended.map(({ name }) => name)).not.toContain(refreshCookie)
  others.push(await pageFor({}), await pageFor(expired))
  for (const html of others) {
    expect(html).toContain('<div id="root"></div>')
    expect(html).not.toContain(drawn)
  }
})

test('where the session has to be renewed, the dashboard arrives drawn, and the browser renews it once', async ({
  browser,
  installation,
}) => {
  const storageState = await signedIn(browser, installation, 'amelie')
  const context = await browser.newContext({ baseURL: installation.url, storageState })
  await context.clearCookies({ name: accessCookie })
  const page = await context.newPage()
  const complaints = await watch(page)
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  const listening = page.waitForResponse('**/v1/events')
  const document = await page.goto(dashboard)
  expect(await document?.text()).toContain(`@${people.amelie.username}`)
  await expect(page.getByRole('region', { name: 'Your turn' }).getByRole('listitem').first()).toBeVisible()
  expect((await listening).status()).toBe(200)
  await page.waitForLoadState('networkidle')
  const calls = asked.filter(path => path.startsWith('/v1/'))
  expect(calls.slice(0, 2)).toEqual(['/v1/auth/refresh', '/v1/events'])
  expect(calls.filter(path => path === '/v1/auth/refresh')).toHaveLength(1)
  expect(complaints).toEqual([])
  // A page that is not rendered on the server preloads nothing: each call would fail, and renew the session again.
  await context.clearCookies({ name: accessCookie })
  const undrawn = await page.goto('/dashboard/claims/my-claims')
  expect(await undrawn?.text()).not.toContain('as="fetch"')
  await settled(page)
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
