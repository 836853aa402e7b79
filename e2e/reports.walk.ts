import { expect } from '@playwright/test'
import { submitByApi } from './filing/filing-by-api.ts'
import { publicAtOnce, test } from './installation/fixtures.ts'
import { faultsOf, settled, watch } from './screens/inspection.ts'
import { openPage, phone } from './screens/route-visits.ts'

test.use({ settings: publicAtOnce })

test('a visitor reports a public claim, and reads what happens next', { tag: '@SPEC-4-report' }, async ({
  people: { installation, plaintiff, who },
  browser,
}) => {
  const { id } = await submitByApi(plaintiff, who.defendant)
  const visitor = await openPage(browser, installation, phone)
  await watch(visitor)
  await visitor.goto('/')
  await settled(visitor)
  await visitor.goto(`/claim/${id}`)
  await settled(visitor)
  expect(await faultsOf(visitor)).toEqual([])
  await visitor.getByRole('button', { name: 'Report this claim' }).click()
  const dialog = visitor.getByRole('dialog')
  // It takes the focus when a submission was refused: what is typed before that could go elsewhere.
  const problems = dialog.getByRole('alert')
  await dialog.getByRole('button', { name: 'Send the report' }).click()
  await expect(problems).toBeFocused()
  await dialog.getByLabel('What is wrong?').selectOption('It names the wrong person')
  await dialog.getByLabel('In your words').fill('There are two people of this name in Graz.')
  await dialog.getByLabel('Your email address').fill('nobody')
  await dialog.getByRole('button', { name: 'Send the report' }).click()
  await expect(problems).toBeFocused()
  await expect(problems).toContainText('Please enter a valid email address.')
  await dialog.getByLabel('Your email address').fill('')
  expect(await faultsOf(visitor)).toEqual([])
  await dialog.getByRole('button', { name: 'Send the report' }).click()
  await expect(visitor.getByText(/^Reported, under the number [0-9a-f]{8}$/)).toBeVisible()
  await expect(visitor.getByText('Until then everything stays as it is.')).toBeVisible()
  expect(await faultsOf(visitor)).toEqual([])
  // Signed-in users read the claim in the dashboard, and can report it there.
  await plaintiff.goto(`/claim/${id}`)
  await expect(plaintiff.getByRole('button', { name: 'Report this claim' })).toBeVisible()
})
