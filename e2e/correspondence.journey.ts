import { expect, type Page } from '@playwright/test'
import { submitByApi, takeOverByApi } from './filing/filing-by-api.ts'
import { pdf } from './filing/sample-pdf.ts'
import { freeFiling, test } from './installation/fixtures.ts'
import { mailTo } from './installation/mailbox.ts'
import { openTheClaim, openWriting } from './screens/folds.ts'
import { faultsWithoutShifts, settled, watch } from './screens/inspection.ts'

test.use({ settings: freeFiling })

const phone = { width: 360, height: 740 }
const receipt = { name: 'receipt.pdf', mimeType: 'application/pdf', buffer: pdf('Receipt for EUR 300.00') }

const wordsOf = (page: Page) => page.locator('#messages')

const write = async (page: Page, text: string) => {
  await openWriting(page)
  await page.getByLabel('Your message').fill(text)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByLabel('Your message')).toHaveValue('')
}

test('two people write to each other about a claim, with files, live, on a phone and at a desk', {
  tag: ['@SPEC-6-correspondence', '@SPEC-6-payment-statement'],
}, async ({ people: { plaintiff, defendant, who, installation } }) => {
  const complaints = [await watch(plaintiff), await watch(defendant)]
  const { id } = await submitByApi(plaintiff, who.defendant)
  await takeOverByApi(defendant)
  await defendant.setViewportSize(phone)
  await plaintiff.goto(`/dashboard/claims/my-claims/${id}`)
  await defendant.goto(`/dashboard/claims/against-me/${id}`)

  await test.step('what one writes stands on the page of the other without a reload', async () => {
    await openWriting(defendant)
    await expect(defendant.getByText('A message does not answer the claim.')).toBeVisible()
    await write(defendant, '<b>Can we talk?</b>\nhttps://evil.example')
    const heard = plaintiff.getByText('<b>Can we talk?</b> https://evil.example')
    await expect(heard).toBeVisible()
    await expect(plaintiff.getByRole('link', { name: /evil/ })).toHaveCount(0)
    await write(plaintiff, 'Yes, tomorrow.')
    await expect(wordsOf(defendant).getByText('Yes, tomorrow.')).toBeVisible()
  })

  await test.step('words and files outlast a reload, and go together', async () => {
    await defendant.getByLabel('Your message').fill('Here is the receipt.')
    await defendant.getByLabel('Attach files').setInputFiles(receipt)
    const waiting = defendant.getByRole('region', { name: 'Attached files' })
    await expect(waiting.getByText('receipt.pdf')).toBeVisible()
    await defendant.reload()
    await expect(defendant.getByLabel('Your message')).toHaveValue('Here is the receipt.')
    await expect(waiting.getByText('receipt.pdf')).toBeVisible()
    await expect(plaintiff.getByText('receipt.pdf')).toHaveCount(0)
    // The fold of the form opens for words that this browser has kept.
    expect(await faultsWithoutShifts(defendant)).toEqual([])
    await defendant.getByRole('button', { name: 'Send message' }).click()
    await expect(waiting).toBeHidden()
    await expect(wordsOf(plaintiff).getByText('receipt.pdf')).toBeVisible()
  })

  await test.step('what is typed while a message is on its way stays, and is the next one', async () => {
    let letGo: () => void = () => undefined
    const isOnItsWay = new Promise<void>(resolve => {
      letGo = resolve
    })
    await defendant.route('**/v1/claims/*/messages', async route => {
      if (route.request().method() === 'POST') await isOnItsWay
      return route.fallback()
    })
    await defendant.getByLabel('Your message').fill('The first.')
    await defendant.getByRole('button', { name: 'Send message' }).click()
    await defendant.getByLabel('Your message').fill('And the second.')
    letGo()
    await expect(wordsOf(plaintiff).getByText('The first.')).toBeVisible()
    await expect(defendant.getByRole('button', { name: 'Send message' })).toBeEnabled()
    await expect(defendant.getByLabel('Your message')).toHaveValue('And the second.')
    await defendant.reload()
    await expect(defendant.getByLabel('Your message')).toHaveValue('And the second.')
    await defendant.getByRole('button', { name: 'Send message' }).click()
    await expect(defendant.getByLabel('Your message')).toHaveValue('')
    await defendant.unroute('**/v1/claims/*/messages')
  })

  await test.step('with the network cut nothing is lost, and it arrives once', async () => {
    let isCut = true
    await defendant.route('**/v1/claims/*/messages', async route => {
      if (route.request().method() !== 'POST' || !isCut) return route.fallback()
      // It arrives, and its answer does not.
      await route.fetch()
      return route.abort()
    })
    await defendant.getByLabel('Your message').fill('Only once.')
    await defendant.getByRole('button', { name: 'Send message' }).click()
    await expect(defendant.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeVisible()
    await expect(defendant.getByLabel('Your message')).toHaveValue('Only once.')
    isCut = false
    await defendant.getByRole('button', { name: 'Send message' }).click()
    await expect(defendant.getByLabel('Your message')).toHaveValue('')
    await expect(wordsOf(plaintiff).getByText('Only once.')).toHaveCount(1)
  })

  await test.step('a payment that was made already is said with its proof, and the plaintiff sees what to do', async () => {
    await defendant.getByRole('button', { name: 'I have already paid' }).click()
    const dialog = defendant.getByRole('dialog')
    await dialog.getByLabel('Paid on').fill('2026-01-15')
    await dialog.getByLabel('Amount in EUR').fill('300')
    await dialog.getByLabel('How you paid, and your proof').fill('By bank transfer.')
    await dialog.getByLabel('Attach files').setInputFiles({ ...receipt, name: 'statement.pdf' })
    await expect(dialog.getByText('statement.pdf')).toBeVisible()
    expect(await faultsWithoutShifts(defendant)).toEqual([])
    await dialog.getByRole('button', { name: 'Tell the plaintiff' }).click()
    await expect(dialog).toBeHidden()
    const told = wordsOf(plaintiff)
      .getByRole('listitem')
      .filter({ hasText: /was paid on 15.Jan.2026/ })
    await expect(told.getByText(/^Paul Gruber says: EUR.300\.00 was paid on/)).toBeVisible()
    await expect(told.getByText('statement.pdf')).toBeVisible()
    await expect(plaintiff.getByRole('heading', { name: 'Your turn: say whether it is paid' })).toBeVisible()
    await expect(defendant.getByRole('heading', { name: 'Their turn: say whether it is paid' })).toBeVisible()
    const part = plaintiff.getByRole('link', { name: 'Only a part is paid' })
    await expect(part).toHaveAttribute('href', `/dashboard/claims/${id}/amend`)
    await expect(plaintiff.getByRole('button', { name: 'Yes, it is paid' })).toBeVisible()
    await mailTo(installation.mailUrl, who.plaintiff.email, /^News from/)
  })

  await test.step('a defendant adds evidence, and takes back what nobody has read', async () => {
    await openTheClaim(defendant)
    await defendant.getByRole('button', { name: /^Documents/, expanded: false }).click()
    await defendant.getByRole('button', { name: 'Upload File' }).click()
    await defendant
      .getByRole('dialog')
      .getByLabel('Choose files')
      .setInputFiles({ ...receipt, name: 'wrong.pdf' })
    await expect(defendant.getByRole('dialog').getByText('Uploaded')).toBeVisible()
    await defendant.getByRole('button', { name: 'Done' }).click()
    await openTheClaim(plaintiff)
    await plaintiff.getByRole('button', { name: /^Documents/, expanded: false }).click()
    await expect(plaintiff.getByText('wrong.pdf')).toBeVisible()
    await expect(plaintiff.getByText(/added by Paul Gruber/).first()).toBeVisible()
    await expect(plaintiff.getByRole('button', { name: 'Delete wrong.pdf' })).toHaveCount(0)
    await defendant.getByRole('button', { name: 'Delete wrong.pdf' }).click()
    await defendant.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(plaintiff.getByText('wrong.pdf')).toHaveCount(0)
  })

  await test.step('whoever says that it is not paid has answered, and the defence may act again', async () => {
    await plaintiff.getByRole('link', { name: 'No, it is not' }).click()
    await expect(plaintiff.getByLabel('Your message')).toBeFocused()
    await write(plaintiff, 'I have received nothing.')
    await expect(plaintiff.getByRole('heading', { name: /^Their turn: answer by/ })).toBeVisible()
    await expect(
      plaintiff.getByText('A defendant says that they have already paid, and you have answered.'),
    ).toBeVisible()
    await expect(defendant.getByRole('heading', { name: /^Your turn: answer by/ })).toBeVisible()
  })

  await test.step('who comes back is led to what is new', async () => {
    await plaintiff.goto('/dashboard')
    await write(defendant, 'Are you there?')
    await plaintiff
      .getByRole('main')
      .getByRole('link', { name: /^News from .* on your claim/ })
      .click()
    const news = wordsOf(plaintiff).getByRole('listitem').filter({ hasText: 'Are you there?' })
    await expect(news.getByText('New', { exact: true })).toBeVisible()
    await settled(plaintiff)
    expect(await faultsWithoutShifts(plaintiff)).toEqual([])
    await plaintiff.reload()
    await expect(news).toBeVisible()
    await expect(news.getByText('New', { exact: true })).toHaveCount(0)
  })
  expect(complaints.flat().filter(text => !/ERR_FAILED/.test(text))).toEqual([])
})
