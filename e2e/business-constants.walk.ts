import { expect, type Page, type Request } from '@playwright/test'
import { logInAsPlaintiff } from './installation/seeded-data.ts'
import { test } from './installation/seeded-fixtures.ts'
import { settled } from './screens/inspection.ts'
import { desktop, openPage } from './screens/route-visits.ts'

declare global {
  interface Window {
    /** Number of answers that the page has read, by path. */
    answersRead: Record<string, number>
  }
}

/**
 * Records from the next page on which answers its scripts have read, which is later than their arrival in the browser.
 */
const noteAnswersRead = (page: Page) =>
  page.addInitScript(() => {
    window.answersRead = {}
    const read = Response.prototype.json
    Response.prototype.json = async function () {
      const body = await read.call(this)
      const { pathname } = new URL(this.url)
      window.answersRead[pathname] = (window.answersRead[pathname] ?? 0) + 1
      return body
    }
  })

/** Counts the page's API requests by path. */
function countRequests(page: Page): (path: string) => number {
  const counts = new Map<string, number>()
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url())
    counts.set(pathname, (counts.get(pathname) ?? 0) + 1)
  })
  return path => counts.get(path) ?? 0
}

test('without events, claims are fetched every 5 s and notifications every 60 s; returning to the window fetches nothing', {
  tag: ['@SPEC-9-polling', '@SPEC-9-window-focus'],
}, async ({ browser, installation }) => {
  const page = await openPage(browser, installation, desktop)
  await logInAsPlaintiff(page)
  await page.route('**/v1/events', route => route.abort())
  await page.clock.install()
  // Leaves the login page, whose late requests must not be counted.
  await page.goto('about:blank')
  const count = countRequests(page)
  await noteAnswersRead(page)
  await page.goto('/dashboard/claims/my-claims')
  await settled(page)
  // The interval to the next poll starts when the page has read the answer of the last one.
  const pollsDuring = async (path: string, passTime: () => Promise<void>) => {
    const before = count(path)
    await passTime()
    await expect.poll(() => count(path)).toBeGreaterThan(before)
    await expect.poll(() => page.evaluate(at => window.answersRead[at], path)).toBe(count(path))
    return count(path) - before
  }
  const polls = (path: string, milliseconds: number) => pollsDuring(path, () => page.clock.runFor(milliseconds))
  // The jump of the clock makes a poll due.
  await pollsDuring('/v1/claims', () => page.clock.pauseAt(Date.now() + 3_600_000))
  await settled(page)
  await polls('/v1/claims', 5_000)
  expect(await polls('/v1/claims', 5_000)).toBe(1)
  const before = count('/v1/notifications')
  await polls('/v1/notifications', 60_000)
  expect(count('/v1/notifications') - before).toBe(1)

  const claims = count('/v1/claims')
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('focus'))
  })
  await page.clock.runFor(1_000)
  expect(count('/v1/claims')).toBe(claims)
  await page.context().close()
})

test('a search waits 500 ms for the next letter and starts with the second one; each search keeps its own term', {
  tag: '@SPEC-9-search-debounce',
}, async ({ browser, installation }) => {
  const page = await openPage(browser, installation, desktop)
  await page.clock.install()
  const count = countRequests(page)
  await page.goto('/search')
  await settled(page)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const box = page.getByRole('searchbox').first()
  await box.pressSequentially('F')
  await page.clock.runFor(500)
  await expect(page).toHaveURL(/\?term=F$/)
  await expect(page.getByText('What are you looking for?')).toBeVisible()
  expect(count('/v1/search')).toBe(0)
  await box.pressSequentially('ischer')
  await page.clock.runFor(499)
  await expect(page).toHaveURL(/\?term=F$/)
  await page.clock.runFor(1)
  await expect(page).toHaveURL(/\?term=Fischer$/)
  await expect.poll(() => count('/v1/search')).toBe(1)
  await page.clock.resume()

  await logInAsPlaintiff(page)
  await page.goto('/dashboard/search')
  await page.getByRole('main').getByRole('searchbox').fill('Nordlys')
  await page.getByRole('main').getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\?term=Nordlys$/)
  const kept = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.includes('search')))
  expect(kept.map(([, term]) => term).sort()).toEqual(['Fischer', 'Nordlys'])
  await page.context().close()
})

test('the public search shows three of a kind, and three more at each press', {
  tag: ['@SPEC-9-public-search', '@SPEC-2-public-search-groups'],
}, async ({ browser, installation }) => {
  const page = await openPage(browser, installation, desktop)
  await page.goto('/search?term=fischer')
  const group = page.getByRole('region', { name: /^Claims/ })
  const total = Number(/\((\d+)\)/.exec((await group.getByRole('heading', { level: 2 }).textContent()) ?? '')?.[1])
  expect(total).toBeGreaterThan(3)
  await expect(group.getByRole('listitem').filter({ has: page.getByRole('link') })).toHaveCount(3)
  await group.getByRole('button', { name: 'Show more' }).click()
  await expect(group.getByRole('listitem').filter({ has: page.getByRole('link') })).toHaveCount(Math.min(6, total))
  await page.context().close()
})

test('a dialog and an accordion are 780 wide', { tag: '@SPEC-9-width' }, async ({ browser, installation, seeded }) => {
  const page = await openPage(browser, installation, desktop)
  await logInAsPlaintiff(page)
  await page.goto(`/dashboard/claims/my-claims/${seeded.claim('Slander').id}`)
  const accordion = page.locator('div:has(> div > h2 > [aria-expanded])').first()
  await accordion.waitFor()
  expect((await accordion.boundingBox())?.width).toBe(780)
  await page.goto(`/dashboard/create-claim/step-1/${seeded.claim('Injury').id}`)
  await page.getByRole('button', { name: 'Add defendant: company' }).click()
  expect((await page.getByRole('dialog').boundingBox())?.width).toBe(780)
  await page.context().close()
})
