import { expect, type Page } from '@playwright/test'
import { faultsOf, settled, watch } from './inspection.ts'
import { join, person } from './people.ts'
import { desktop, openPage, phone } from './route-visits.ts'
import { test } from './seeded-fixtures.ts'
import { logInAsPlaintiff } from './seeded-world.ts'

const data = /\/v1\/(?!auth|configuration|events)/
const mine = '/dashboard/claims/my-claims'

async function open(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  await settled(page)
  return (await faultsOf(page)).map(fault => `${path}: ${fault}`)
}

test('where the server fails, every screen says so and offers to try again', async ({
  browser,
  installation,
  world,
}) => {
  const page = await openPage(browser, installation, phone)
  await logInAsPlaintiff(page)
  await watch(page)
  await page.route(data, route => route.fulfill({ status: 500, json: { error: 'Something went wrong' } }))
  const faults: string[] = []
  for (const path of [
    mine,
    `${mine}/${world.claim('Slander').id}`,
    '/dashboard/payment',
    '/dashboard/search?term=Fi',
  ]) {
    faults.push(...(await open(page, path)))
    await expect(page.getByRole('alert').first()).toContainText('Something went wrong')
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
  }
  expect(faults).toEqual([])

  await page.unroute(data)
  await page.goto('/dashboard/payment')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Wallets/)
  await page.context().close()
})

test('a slow answer is awaited by bones of its size', async ({ browser, installation, world }) => {
  const page = await openPage(browser, installation, desktop)
  await logInAsPlaintiff(page)
  await watch(page)
  const faults: string[] = []
  for (const path of ['/dashboard', mine, `${mine}/${world.claim('Slander').id}`, '/dashboard/search?term=Fischer']) {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(data, async route => {
      await released
      await route.continue()
    })
    await page.goto(path)
    await expect(page.locator('[aria-busy="true"] [data-due="true"]').first()).toBeVisible()
    release()
    await settled(page)
    faults.push(...(await faultsOf(page)).map(fault => `${path}: ${fault}`))
    await page.unroute(data)
  }
  expect(faults).toEqual([])
  await page.context().close()
})

test('what is not there, or not one’s own, is not found', async ({ browser, installation, world }) => {
  const page = await openPage(browser, installation, desktop)
  await join(page, installation, person('Nora', 'Klein', 'Austria'))
  await watch(page)
  const texts = {
    [`${mine}/${world.claim('Slander').id}`]: 'Claim not found.',
    [`/dashboard/claims/${world.claim('Misconduct').id}/amend`]: 'Claim not found.',
    [`${mine}/propose`]: 'Claim ID missing from the URL.',
    [`${mine}/company`]: 'Defendant ID not found.',
    '/dashboard/search/company/no-id': 'Company not found.',
    '/profile/individual/no-id': 'Individual not found.',
  }
  const faults: string[] = []
  for (const [path, text] of Object.entries(texts)) {
    faults.push(...(await open(page, path)))
    await expect(page.getByText(text).first()).toBeVisible()
  }
  expect(faults).toEqual([])
  await page.context().close()
})

test('words that were not sent leave the browser with their writer', async ({ browser, installation, world }) => {
  const page = await openPage(browser, installation, desktop)
  await logInAsPlaintiff(page)
  const path = `/dashboard/claims/against-me/dispute/${world.claim('Fraud or Fraudulent Behavior').id}`
  const explanation = page.getByLabel('Additional explanation')
  await page.goto(path)
  await explanation.fill('The certificate is genuine.')
  await page.reload()
  await expect(explanation).toHaveValue('The certificate is genuine.')
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('certificate')
  await page.context().close()
})
