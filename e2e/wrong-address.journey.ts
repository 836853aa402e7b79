import { expect, type Page } from '@playwright/test'
import { person } from './accounts/accounts.ts'
import { submitByApi, takeOverByApi } from './filing/filing-by-api.ts'
import { freeFiling, test } from './installation/fixtures.ts'
import { aboutLetter, mailTo } from './installation/mailbox.ts'
import { openTheClaim } from './screens/folds.ts'
import { faultsOf, settled, watch } from './screens/inspection.ts'

test.use({ settings: freeFiling })

const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 900 }
/** Layout faults after a reload. Content that arrives while the page is open shifts the layout below it. */
async function faultsOnceOpened(page: Page): Promise<string[]> {
  await page.reload()
  await settled(page)
  return faultsOf(page)
}

test('somebody whom a claim does not mean says so, and the plaintiff corrects the address', {
  tag: ['@SPEC-4-not-me', '@SPEC-4-correction'],
}, async ({ people }) => {
  const { installation, plaintiff, defendant: stranger, who } = people
  await watch(plaintiff)
  await watch(stranger)
  await stranger.setViewportSize(phone)
  await plaintiff.setViewportSize(desktop)
  const { id } = await submitByApi(plaintiff, { ...who.defendant, firstName: 'Dora', lastName: 'Lenz' })
  await plaintiff.goto(`/dashboard/claims/my-claims/${id}`)
  await openTheClaim(plaintiff)
  await expect(plaintiff.getByText('Accepted by the mail server')).toBeVisible()

  await test.step('on Home it is asked again, and the claim is offered no more', async () => {
    await stranger.goto('/dashboard')
    const disown = stranger.getByRole('button', { name: /^This is not me: Clara Hofer asks/ })
    const question = stranger.getByRole('alertdialog')
    await disown.click()
    await expect(question).toContainText(
      'We tell Clara Hofer that our email reached the wrong person, and not who you are.',
    )
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    await expect(disown).toBeVisible()
    expect(await faultsOnceOpened(stranger)).toEqual([])
    await disown.click()
    await question.getByRole('button', { name: 'This is not me' }).click()
    await expect(stranger.getByText('We no longer write to you about this claim.')).toBeVisible()
    await expect(disown).toBeHidden()
  })

  const corrected = person('Dora', 'Lenz', 'Austria').email
  await test.step('the plaintiff reads it on the page that is open, and names another address', async () => {
    await expect(plaintiff.getByText('Reader says: “This is not me”')).toBeVisible()
    expect(await faultsOnceOpened(plaintiff)).toEqual([])
    await expect(plaintiff.getByRole('button', { name: 'Send the email again: Dora Lenz' })).toBeHidden()
    await plaintiff.getByRole('button', { name: 'Correct the address: Dora Lenz' }).click()
    const dialog = plaintiff.getByRole('dialog')
    const field = dialog.getByLabel('Email address of Dora Lenz')
    await expect(dialog).toContainText(`The code that we sent to ${who.defendant.email} stops working.`)
    await field.fill(who.defendant.email)
    await dialog.getByRole('button', { name: 'Save and send the email' }).click()
    await expect(dialog.getByText('The claim names this address already.').first()).toBeVisible()
    await field.fill(corrected)
    await dialog.getByRole('button', { name: 'Save and send the email' }).click()
    await expect(dialog).toBeHidden()
    await openTheClaim(plaintiff)
    await expect(plaintiff.getByText(`To ${corrected}`)).toBeVisible()
    await expect(plaintiff.getByText('Possible 2 times')).toBeVisible()
    await mailTo(installation.mailUrl, corrected, aboutLetter)
  })

  await test.step('the history says both', async () => {
    await plaintiff.setViewportSize(phone)
    await plaintiff.goto(`/dashboard/claims/my-claims/${id}/history`)
    await expect(plaintiff.getByText('Email reached somebody else: Dora Lenz')).toBeVisible()
    await expect(plaintiff.getByText('Address corrected, new email sent: Dora Lenz')).toBeVisible()
    expect(await faultsOf(plaintiff)).toEqual([])
  })
})

test('a defendant takes more time, once, and both sides read until when', { tag: '@SPEC-4-more-time' }, async ({
  people,
}) => {
  const { plaintiff, defendant, who } = people
  await watch(defendant)
  await defendant.setViewportSize(phone)
  const { id } = await submitByApi(plaintiff, who.defendant)
  await takeOverByApi(defendant)
  await plaintiff.goto(`/dashboard/claims/my-claims/${id}`)
  await defendant.goto(`/dashboard/claims/against-me/${id}`)
  const before = await defendant.getByRole('heading', { level: 2, name: /^Your turn/ }).textContent()
  const ask = defendant.getByRole('button', { name: 'I need more time' })
  expect(await faultsOf(defendant)).toEqual([])
  await ask.click()
  const question = defendant.getByRole('alertdialog')
  await expect(question).toContainText('Take more time to answer?')
  await expect(question).toContainText('Clara Hofer is told that you asked for more time.')
  await question.getByRole('button', { name: 'Take more time' }).click()
  await expect(ask).toBeHidden()
  const turn = defendant.getByRole('heading', { level: 2, name: /^Your turn: answer by/ })
  await expect(turn).not.toHaveText(before ?? '')
  await expect(defendant.locator('p:focus')).toContainText('You took more time to answer.')
  const after = ((await turn.textContent()) ?? '').replace('Your turn', 'Their turn')
  await expect(plaintiff.getByRole('heading', { level: 2, name: /^Their turn/ })).toHaveText(after)
  await expect(plaintiff.getByText(/A defendant asked for more time on/)).toBeVisible()
  expect(await faultsOnceOpened(defendant)).toEqual([])
})
