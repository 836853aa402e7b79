import { expect } from '@playwright/test'
import { openLocalWallet } from '@redress/localnet/local-wallet.ts'
import { confirmAddress, logIn, person, signUp } from './accounts/accounts.ts'
import { joinByApi, readClaim, submitByApi } from './filing/filing-by-api.ts'
import { payWithTestWallet } from './filing/filing-by-page.ts'
import { test } from './installation/fixtures.ts'
import { aboutLetter, mailTo, registrationWith } from './installation/mailbox.ts'

test('a defendant pays and resolves at once, within the notice period', { tag: '@SPEC-4-concession' }, async ({
  newPage,
  installation,
  problems,
}) => {
  const plaintiff = person('Nora', 'Klein', 'Germany')
  const defendant = person('Emil', 'Brandt', 'Germany')
  const mine = await newPage()
  const theirs = await newPage()

  await joinByApi(mine, installation, plaintiff)
  const { id } = await submitByApi(mine, defendant)
  const { paymentLink } = await readClaim(mine, id)
  await (await openLocalWallet(installation.rpcUrl)).pay(paymentLink ?? '')

  await test.step('the defendant registers with the code of the mail and pays in full', async () => {
    const letter = await mailTo(installation.mailUrl, defendant.email, aboutLetter)
    await theirs.goto(registrationWith(letter))
    await signUp(theirs, defendant)
    await confirmAddress(theirs, installation, defendant)
    await logIn(theirs, defendant)
    await theirs.goto('/dashboard/claims/against-me')
    await theirs
      .getByRole('link', { name: /^Pay and Resolve/ })
      .first()
      .click()
    await expect(theirs.getByLabel('Winning party')).toBeDisabled()
    await expect(theirs.getByText('EUR 200.00').first()).toBeVisible()
    await theirs.getByRole('button', { name: 'Pay and Resolve' }).click()
    await payWithTestWallet(theirs)
  })

  await test.step('the plaintiff sees it resolved and is notified', async () => {
    await mine.goto('/dashboard/claims/my-claims')
    await expect(mine.getByText('Resolved In Favour Of Plaintiff').first()).toBeVisible()
    await mine.getByRole('button', { name: /Notifications/ }).click()
    await expect(mine.getByRole('dialog')).toContainText(/resolved/i)
  })

  expect(problems).toEqual([])
})
