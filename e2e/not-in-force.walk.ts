import { expect } from '@playwright/test'
import { call } from './filing/filing-by-api.ts'
import { ask } from './installation/seeded-data.ts'
import { test as base } from './messages/message-fixtures.ts'
import { fillDispute, press } from './messages/page-actions.ts'

/** A worker, and so an installation, of its own: it disputes the one claim that the messages dispute as well. */
const test = base.extend<object, { ownWorker: boolean }>({
  ownWorker: [true, { scope: 'worker', option: true }],
})

const against = '/dashboard/claims/against-me'
const sentence = /^Does not count until (EUR|USD)\s10\.00 is paid/

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
  for (const language of ['de', 'en']) {
    await call(page, { method: 'PATCH', path: '/v1/users', body: { language } })
    await page.goto(against)
    const row = page.getByRole('row').filter({ has: page.locator(`a[href$="/dispute/${id}"]`) })
    await expect(
      row.getByRole('link', { name: { de: 'Zahlen', en: 'Pay' }[language] ?? '', exact: true }),
    ).toBeVisible()
    // The longest kind of claim takes three lines beside eight other columns, and the sentence two.
    expect((await row.boundingBox())?.height, language).toBeLessThanOrEqual(104)
  }
  await page.goto(`${against}/${id}`)
  await page.getByRole('link', { name: /^Pay (EUR|USD).10\.00$/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^One step left: pay/)
  await visitor.goto(`/claim/${id}`)
  await expect(visitor.getByText(sentence)).toBeVisible()
  await expect(visitor.getByText('The roof was dry when I left.')).toBeHidden()
})
