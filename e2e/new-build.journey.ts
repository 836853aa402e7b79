import { expect, type Page } from '@playwright/test'
import { submitByApi } from './filing/filing-by-api.ts'
import { freeFiling, test } from './installation/fixtures.ts'
import { openWriting } from './screens/folds.ts'

test.use({ settings: freeFiling })

const historyFile = '**/assets/claim-history-*.js'
const openHistory = (page: Page) => page.getByRole('link', { name: 'History' }).first().click()

/** Lets the next document come from a build whose files are elsewhere; answers how to take these away. */
async function serveOldBuild(page: Page): Promise<() => Promise<void>> {
  let isGone = false
  await page.route('**/old/assets/*', route =>
    isGone ? route.fulfill({ status: 404 }) : route.continue({ url: route.request().url().replace('/old/', '/') }),
  )
  await page.route(
    ({ pathname }) => pathname.startsWith('/dashboard'),
    async route => {
      const document = await route.fetch()
      const body = (await document.text()).replaceAll('"/assets/', '"/old/assets/')
      await route.fulfill({ response: document, body })
    },
    { times: 1 },
  )
  return async () => {
    isGone = true
  }
}

test('a page that was open when another build came goes on in that one, with what was typed', async ({
  people: { plaintiff: page, who },
}) => {
  const { id } = await submitByApi(page, who.defendant)
  const takeAway = await serveOldBuild(page)
  await page.goto(`/dashboard/claims/my-claims/${id}`)
  await openWriting(page)
  await page.getByLabel('Your message').fill('Half a sentence')
  await takeAway()
  const loaded = page.waitForEvent('load')
  await openHistory(page)
  await loaded
  await expect(page).toHaveURL(/history$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Claim history')
  await page.goBack()
  await expect(page.getByLabel('Your message')).toBeVisible()
  await expect(page.getByLabel('Your message')).toHaveValue('Half a sentence')
})

test('a file that is missing from the build that is there is said to be, and the page not loaded again', async ({
  people: { plaintiff: page, who },
}) => {
  const { id } = await submitByApi(page, who.defendant)
  // Before the drawn page is taken over, a link would load a document.
  const takenOver = page.waitForRequest('**/v1/events')
  await page.goto(`/dashboard/claims/my-claims/${id}`)
  await takenOver
  await page.route(historyFile, route => route.fulfill({ status: 404 }))
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await openHistory(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something broke on our side')
  expect(loads).toBe(0)
})
