import { type APIRequestContext, expect, type Page, request } from '@playwright/test'
import { submitByApi, takeOverByApi } from './filing/filing-by-api.ts'
import { freeFiling, test } from './installation/fixtures.ts'
import { openWriting } from './screens/folds.ts'

test.use({ settings: freeFiling })

/** As long as an access cookie lives: the browser has dropped it then. */
async function quarterOfAnHourLater(page: Page): Promise<void> {
  await page.clock.fastForward('15:00')
  await page.context().clearCookies({ name: 'redress-access' })
}

/** Requests of the page that got 404. */
function missingOn(page: Page): string[] {
  const missing: string[] = []
  page.on('response', response => {
    if (response.status() === 404) missing.push(response.url())
  })
  return missing
}

/** Another device of the same user, in the same session. */
const otherDevice = async (page: Page, baseURL: string): Promise<APIRequestContext> =>
  request.newContext({ baseURL, storageState: await page.context().storageState() })

test('a claim that stays open for an hour stays its parties’, whatever the other side does meanwhile', {
  tag: '@SPEC-7-session-renewal',
}, async ({ people: { plaintiff, defendant, who, installation } }) => {
  const { id } = await submitByApi(plaintiff, who.defendant)
  await takeOverByApi(defendant)
  const pages = [plaintiff, defendant]
  const missing = pages.map(missingOn)
  const devices = await Promise.all(pages.map(page => otherDevice(page, installation.url)))
  for (const page of pages) await page.clock.install()

  await test.step('news of the other side comes, and takes away nothing that is being typed', async () => {
    await plaintiff.goto(`/dashboard/claims/my-claims/${id}`)
    await defendant.goto(`/dashboard/claims/against-me/propose/${id}`)
    const message = plaintiff.getByLabel('Your message')
    const value = defendant.getByRole('main').getByRole('textbox').first()
    await openWriting(plaintiff)
    await message.fill('Half a sentence')
    await value.fill('321')
    for (const minute of [15, 30, 45, 60]) {
      for (const page of pages) await quarterOfAnHourLater(page)
      const isClaim = (url: string) => url.endsWith(`/v1/claims/${id}`)
      const fetched = defendant.waitForResponse(answer => isClaim(answer.url()) && answer.status() !== 401)
      const text = `After ${minute} minutes`
      for (const device of devices) {
        const sent = await device.post(`/v1/claims/${id}/messages`, { data: { text } })
        expect(sent.status()).toBe(200)
      }
      await fetched
      await expect(value).toHaveValue('321')
      await expect(plaintiff.getByText(text)).toHaveCount(2)
      await expect(message).toHaveValue('Half a sentence')
    }
  })

  await test.step('what one opens oneself is there', async () => {
    await quarterOfAnHourLater(plaintiff)
    await plaintiff.getByRole('link', { name: 'History' }).first().click()
    await expect(plaintiff.getByRole('heading', { level: 1 })).toHaveText('Claim history')
    await plaintiff.getByRole('link', { name: 'Home' }).first().click()
    await expect(plaintiff).toHaveURL(/dashboard$/)
    await quarterOfAnHourLater(plaintiff)
    await plaintiff
      .getByRole('main')
      .getByRole('link')
      .filter({ hasText: /Gruber/ })
      .first()
      .click()
    await expect(plaintiff.getByLabel('Your message')).toBeVisible()
  })

  expect(missing).toEqual([[], []])
  for (const device of devices) await device.dispose()
})
