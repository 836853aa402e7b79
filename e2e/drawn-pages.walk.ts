import { expect, type Page, type Request } from '@playwright/test'
import { people, seedPassword } from '../apps/server/src/seed/sample-people.ts'
import { signedInMark } from '../packages/contract/src/session-mark.ts'
import { logInAsPlaintiff } from './installation/seeded-data.ts'
import { test } from './installation/seeded-fixtures.ts'
import { faultsOf, layoutFaults, openBeforeScripts, settled, watch } from './screens/inspection.ts'

const drawn = [
  '/',
  '/about',
  '/steps',
  '/faq',
  '/privacy',
  '/terms',
  '/imprint',
  '/search',
  '/claim/:claimId',
  '/profile/company/:defendantId',
  '/profile/individual/:defendantId',
  '/profile/user/:userId',
  '/auth/login',
  '/auth/register',
] as const

interface Defendant {
  readonly id: string
  readonly type: 'Company' | 'Individual'
}

const unknownId = '00000000-0000-4000-8000-000000000000'
/** A language but English brings the texts of refusals as a file, which English has with its forms alone. */
const mostRequests = { en: 15, de: 16 }
const mostDashboardRequests = 22

/** The server knows nobody's zone and draws the days of UTC; in the browser they become the reader's own. */
const germanDays = /\d{2}\. \p{L}+\.? \d{4}/gu

/**
 * Visible text without scripts. It leaves out options, because browsers name countries, and in another time zone the
 * dates.
 */
const wordsOf = async (page: Page, timezoneId: string): Promise<string> => {
  const choices = new Set(await page.locator('main option').allTextContents())
  const lines = (await page.locator('main').innerText()).split('\n')
  const words = lines.filter(line => !choices.has(line)).join('\n')
  return timezoneId === 'UTC' ? words : words.replaceAll(germanDays, 'day')
}

const readers = [
  { locale: 'en', timezoneId: 'UTC' },
  { locale: 'de', timezoneId: 'Pacific/Auckland' },
] as const

const metaOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

for (const route of drawn) {
  test(`${route} arrives drawn, with all that it shows, and goes on in the browser`, async ({
    browser,
    installation,
    addresses,
  }) => {
    const shown = addresses[route]?.filter(({ isRefused }) => !isRefused) ?? []
    for (const { path } of shown) {
      for (const { locale, timezoneId } of readers) {
        const options = { baseURL: installation.url, locale, timezoneId }
        const plain = await browser.newContext({ ...options, javaScriptEnabled: false })
        const unscripted = await plain.newPage()
        await unscripted.goto(path)
        const words = await wordsOf(unscripted, timezoneId)
        const title = await unscripted.title()
        await plain.close()

        const context = await browser.newContext(options)
        const page = await context.newPage()
        const asked: string[] = []
        // The browser asks for the icon by itself, before or after what is counted here.
        page.on('request', request => {
          const { pathname } = new URL(request.url())
          if (pathname !== '/favicon.svg') asked.push(pathname)
        })
        const complaints = await watch(page)
        await page.goto(path, { waitUntil: 'networkidle' })
        await settled(page)
        const about = `${path} in ${locale}`
        expect(await wordsOf(page, timezoneId), about).toBe(words)
        expect(await page.title(), about).toBe(title)
        expect(title, about).toMatch(/Redress$/)
        expect(await page.locator('html').getAttribute('lang'), about).toBe(locale)
        expect(asked.filter(each => each.startsWith('/v1/'))).toEqual([])
        expect(asked.length, `${about}: ${asked.join(' ')}`).toBeLessThanOrEqual(mostRequests[locale])
        // Accessibility does not depend on the language: the walk of the routes checks German.
        expect(await (locale === 'en' ? faultsOf : layoutFaults)(page), about).toEqual([])
        // The server-rendered page is interactive.
        const other = page.locator(`footer [lang="${locale === 'en' ? 'de' : 'en'}"]`)
        await other.click()
        await expect(other).toHaveAttribute('aria-pressed', 'true')
        expect(complaints, about).toEqual([])
        await context.close()
      }
    }
  })
}

test('what is typed into the log-in before its scripts have come stays, and goes nowhere until then', async ({
  page,
  seeded: _,
}) => {
  const goOn = await openBeforeScripts(page, '/auth/login')
  const requests: Request[] = []
  page.on('request', request => requests.push(request))
  await page.getByLabel('Username').fill(people.amelie.username)
  const password = page.getByRole('textbox', { name: 'Password', exact: true })
  await password.fill(seedPassword)
  await password.press('Enter')
  await page.getByRole('button', { name: 'Log In' }).press('Enter')
  await expect(page).toHaveURL(/\/auth\/login$/)
  expect(requests.filter(request => request.isNavigationRequest())).toEqual([])
  await goOn()
  await expect(page.getByLabel('Username')).toHaveValue(people.amelie.username)
  await expect(password).toHaveValue(seedPassword)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('what is typed into the registration before its scripts have come is in the form, and outlasts a reload', async ({
  page,
}) => {
  const goOn = await openBeforeScripts(page, '/auth/register')
  const country = page.getByLabel('Country')
  await page.getByLabel('First Name').fill('Clara')
  await goOn()
  await country.selectOption({ label: 'Austria' })
  await page.getByLabel('City').fill('Graz')
  const expectTyped = async () => {
    await expect(page.getByLabel('First Name')).toHaveValue('Clara')
    await expect(country).toHaveValue('AT')
    await expect(page.getByLabel('City')).toHaveValue('Graz')
  }
  await expectTyped()
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.locator('[data-field="lastName"]')).toContainText('Last')
  await expect(page.locator('[data-field="firstName"] [aria-invalid="true"]')).toHaveCount(0)
  await expect(page.locator('[data-field="country"] [aria-invalid="true"]')).toHaveCount(0)
  await expectTyped()
  await page.reload()
  await expectTyped()
})

test('a link that is sent says what it leads to', async ({ request, installation, seeded }) => {
  const { id } = seeded.claim('False Representation')
  const html = await (await request.get(`${installation.url}/claim/${id}`)).text()
  expect(metaOf(html, 'og:title')).toMatch(/asks .+ from .+ · Redress$/)
  expect(metaOf(html, 'og:description')).toMatch(/^False Representation · .+ · \d\d-\w{3}-\d{4} · /)
  expect(metaOf(html, 'description')).toBe(metaOf(html, 'og:description'))
  expect(metaOf(html, 'og:url')).toBe(`${installation.url}/claim/${id}`)
  const image = await request.get(metaOf(html, 'og:image') ?? '')
  expect(image.headers()['content-type']).toBe('image/png')
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(data)).toMatchObject({ '@type': 'WebPage', about: [{ '@type': 'Organization' }] })
  const german = await request.get(`${installation.url}/claim/${id}?language=de`)
  expect(metaOf(await german.text(), 'og:url')).toBe(`${installation.url}/claim/${id}`)
})

test('what is not there is answered so, and search engines keep only what is public', async ({
  request,
  installation,
  seeded,
}) => {
  const get = (path: string) => request.get(installation.url + path, { maxRedirects: 0 })
  for (const path of [`/claim/${unknownId}`, '/claim/none', `/profile/company/${unknownId}`, '/profile/user/none']) {
    const answer = await get(path)
    expect(answer.status(), path).toBe(404)
    expect(metaOf(await answer.text(), 'robots'), path).toBe('noindex')
  }
  const elsewhere = await get('/no/such/page?a=b')
  expect(elsewhere.status()).toBe(302)
  expect(elsewhere.headers().location).toBe('/?a=b')
  for (const path of [`/profile/individual/${seeded.personId}`, '/search?term=Fischer', '/auth/login', '/dashboard']) {
    const answer = await get(path)
    expect(answer.status(), path).toBe(200)
    expect(metaOf(await answer.text(), 'robots'), path).toBe('noindex')
  }
  const map = await (await get('/sitemap.xml')).text()
  expect(map).toContain(`<loc>${installation.url}/claim/${seeded.claim('False Representation').id}</loc>`)
  for (const type of ['Injury', 'Misconduct', 'Non Compete Breach'] as const)
    expect(map, type).not.toContain(seeded.claim(type).id)
})

test('the same company of another claim has one address', async ({ request, installation }) => {
  const get = (path: string) => request.get(installation.url + path, { maxRedirects: 0 })
  const map = await (await get('/sitemap.xml')).text()
  const moved: string[] = []
  for (const [, id] of map.matchAll(/\/claim\/([^<]+)/g)) {
    const { data } = (await (await get(`/v1/claims/${id}`)).json()) as { data: { defendants: Defendant[] } }
    for (const { id: defendantId, type } of data.defendants) {
      const answer = await get(`/profile/${type === 'Company' ? 'company' : 'individual'}/${defendantId}`)
      if (answer.status() === 302) moved.push(answer.headers().location ?? '')
    }
  }
  expect(moved.length).toBeGreaterThan(0)
  for (const to of moved) expect((await get(to)).status(), to).toBe(200)
})

test('a page speaks the language of its address, of its browser’s choice, of the browser', async ({
  request,
  installation,
}) => {
  const language = async (path: string, headers: Record<string, string>) =>
    /<html lang="(\w+)"/.exec(await (await request.get(installation.url + path, { headers })).text())?.[1]
  const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }
  expect(await language('/about', german)).toBe('de')
  expect(await language('/about', { ...german, cookie: 'redress-language=en' })).toBe('en')
  expect(await language('/about?language=de', { cookie: 'redress-language=en' })).toBe('de')
  expect(await language('/about', { cookie: 'redress-language=xx', 'accept-language': 'fr' })).toBe('en')
})

test('to whoever may be signed in the page is not the visitors’', async ({ request, installation }) => {
  const cookie = `${signedInMark.name}=${signedInMark.value}`
  const html = await (await request.get(installation.url, { headers: { cookie } })).text()
  expect(html).toContain('<div id="root"></div>')
  const { headers } = { headers: (await request.get(installation.url)).headers() }
  expect(headers.vary).toMatch(/cookie/)
  expect(headers['cache-control']).toBe('private, no-cache')
})

test('whoever was signed in long ago goes on as a visitor', async ({ browser, installation, seeded }) => {
  const context = await browser.newContext({ baseURL: installation.url })
  await context.addCookies([{ ...signedInMark, url: installation.url }])
  const page = await context.newPage()
  await page.goto(`/claim/${seeded.claim('False Representation').id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Amélie Fischer asks/)
  await expect(page.getByRole('link', { name: 'Log In' }).first()).toBeVisible()
  expect(await context.cookies()).toEqual([])
  await context.close()
})

test('what a page of the dashboard that arrives empty asks for first is fetched beside its code, and once', async ({
  browser,
  installation,
}) => {
  const context = await browser.newContext({ baseURL: installation.url })
  const page = await context.newPage()
  const complaints = await watch(page)
  await logInAsPlaintiff(page)
  for (const path of ['/dashboard/claims/my-claims', '/dashboard/claims/against-me']) {
    // Ends what the page before is still asking for.
    await page.goto('about:blank')
    const asked: string[] = []
    const note = (request: Request) => asked.push(new URL(request.url()).pathname)
    page.on('request', note)
    const document = await page.goto(path)
    await settled(page)
    page.off('request', note)
    const html = (await document?.text()) ?? ''
    const first = [...html.matchAll(/<link rel="preload" as="fetch"[^>]* href="([^"]+)"/g)].map(([, href = '']) => href)
    expect(first, path).toContain('/v1/auth')
    expect(first, path).toContain('/v1/claims')
    const loading = asked.slice(asked.indexOf(path))
    // When the page has begun to listen, it asks again for what may have changed before.
    const before = loading.slice(0, loading.indexOf('/v1/events'))
    for (const each of first) {
      const times = before.filter(one => one === each).length
      expect(times, `${each}, of ${asked.join(' ')}`).toBe(1)
    }
    expect(before.length, `${path}: ${before.join(' ')}`).toBeLessThanOrEqual(mostDashboardRequests)
    expect(complaints, path).toEqual([])
  }
  await context.close()
})
