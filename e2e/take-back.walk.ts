import { expect } from '@playwright/test'
import { person } from './accounts/accounts.ts'
import { details, joinByApi, readClaim, submitByApi } from './filing/filing-by-api.ts'
import { test } from './installation/fixtures.ts'

test('a claim that is not paid is taken back where it would be paid, edited, and submitted again', async ({
  newPage,
  installation,
  problems,
}) => {
  const page = await newPage()
  await joinByApi(page, installation, person('Nora', 'Klein', 'Germany'))
  const { id } = await submitByApi(page, person('Emil', 'Brandt', 'Germany'))
  const before = await readClaim(page, id)
  const payment = `/dashboard/claims/${id}/pay-after-submission`

  await page.goto(payment)
  await page.getByRole('button', { name: 'Take back to edit' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  expect((await readClaim(page, id)).paymentLink).toBe(before.paymentLink)

  await page.getByRole('button', { name: 'Take back to edit' }).click()
  await question.getByRole('button', { name: 'Take back to edit' }).click()
  await expect(page).toHaveURL(`/dashboard/create-claim/step-1/${id}`)
  await expect(page.getByText('Claim taken back. You can edit it now.')).toBeVisible()

  await page.goto(`/dashboard/create-claim/step-2/${id}`)
  await expect(page.getByLabel('Location')).toHaveValue(details.location)
  await page.getByLabel('Location').fill('Linz')
  await page.getByRole('button', { name: 'Go to next step' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documents')
  await page.goto(`/dashboard/create-claim/step-5/${id}`)
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page).toHaveURL(payment)
  const after = await readClaim(page, id)
  expect(after.status).toBe('WAITING_FOR_PAYMENT')
  expect(after.paymentLink).toBe(before.paymentLink)

  expect(problems).toEqual([])
})
