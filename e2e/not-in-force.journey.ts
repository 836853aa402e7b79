import { expect } from '@playwright/test'
import { ask } from './installation/seeded-data.ts'
import { test } from './messages/message-fixtures.ts'
import { fillDispute, press, pressAndConfirm } from './messages/page-actions.ts'

const against = '/dashboard/claims/against-me'
const sentence = /^Not in force until EUR\s10\.00 is paid/

test.describe.configure({ mode: 'serial' })

test('a dispute that is written and not paid says so wherever the claim stands, and its words can be changed', async ({
  participants: { plaintiff: page, visitor, claimOf },
}) => {
  const id = await claimOf('accusedClaims', 'PUBLISHED')
  await page.goto(`${against}/dispute/${id}`)
  await fillDispute(page)
  await press('Pay and dispute')(page)
  await expect(page.getByRole('button', { name: 'Change your answer' })).toBeVisible()
  await expect(page.getByText('Claim disputed successfully')).toBeHidden()
  const linkOf = async () => (await ask<{ paymentLink: string | null }>(page, `/v1/claims/${id}`)).paymentLink
  const link = await linkOf()
  expect(link).toMatch(/^solana:/)

  await press('Change your answer')(page)
  const words = page.getByLabel('Additional explanation')
  await expect(words).not.toHaveValue('')
  await words.fill('The roof was dry when I left.')
  await page.getByRole('checkbox').check()
  await press('Save your answer')(page)
  await expect(page.getByText('The roof was dry when I left.')).toBeVisible()
  expect(await linkOf()).toBe(link)

  for (const path of [`${against}/${id}`, against, '/dashboard']) {
    await page.goto(path)
    await expect(page.getByText(sentence).filter({ visible: true }).first(), path).toBeVisible()
  }
  await visitor.goto(`/claim/${id}`)
  await expect(visitor.getByText(sentence)).toBeVisible()
  await expect(visitor.getByText('The roof was dry when I left.')).toBeHidden()
})

test('an unpaid submission is taken back to its first step', async ({ participants: { plaintiff: page, claimOf } }) => {
  const draft = await claimOf('myClaims', 'PENDING').catch(() => null)
  if (draft) await page.request.delete(`/v1/claims/${draft}`)
  const id = await claimOf('myClaims', 'WAITING_FOR_PAYMENT')
  await page.goto(`/dashboard/claims/my-claims/${id}`)
  await pressAndConfirm('Take back to edit', 'Take back to edit')(page)
  await expect(page).toHaveURL(new RegExp(`/step-1/${id}$`))
  await expect(page.getByText('Claim taken back. You can edit it now.')).toBeVisible()
  await page.goto('/dashboard/claims/my-claims')
  await expect(page.getByRole('row').filter({ hasText: 'Pending' }).first()).toBeVisible()
})
