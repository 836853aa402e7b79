import { expect } from '@playwright/test'
import { logIn, password, person } from './accounts/accounts.ts'
import { call, joinByApi, submitByApi, takeOverByApi } from './filing/filing-by-api.ts'
import { publicAtOnce, test } from './installation/fixtures.ts'
import { linkIn, mailTo } from './installation/mailbox.ts'
import { expectWhole, phoneViewport, watch } from './screens/inspection.ts'

/** Filing is free, so no payment is needed. */
test.use({ settings: publicAtOnce })

test(`an account is closed, missed on a claim, and opened again from the mail`, {
  tag: ['@SPEC-6-account-closure', '@SPEC-2-route-auth-closed'],
}, async ({ newPage, installation }) => {
  const [plaintiff, defendant] = [person('Clara', 'Hofer', 'Austria'), person('Paul', 'Gruber', 'Austria')]
  const mine = await newPage()
  await joinByApi(mine, installation, plaintiff)
  const { id } = await submitByApi(mine, defendant)
  const page = await newPage()
  await page.setViewportSize(phoneViewport)
  await joinByApi(page, installation, defendant)
  await takeOverByApi(page)
  const disputed = { disputeReason: 'Legal', disputeExplanation: 'It was delivered.' }
  await call(page, { path: `/v1/claims/${id}/dispute`, body: disputed })
  const offer = { value: 300, winningParty: 'Plaintiff', costOwner: 'Defendant' }
  await call(mine, { path: `/v1/claims/${id}/propose-resolution`, body: offer })
  for (const each of [page, mine]) await watch(each)
  const heading = page.getByRole('heading', { level: 1 })
  const close = page.getByRole('button', { name: 'Close my account' })
  const open = async () => {
    await page.goto('/dashboard/profile')
    await page.getByRole('button', { name: 'Close account', exact: true }).click()
  }

  await test.step('what is in the way is listed, with what to do', async () => {
    await open()
    const obstacles = page.getByRole('heading', { name: 'Before you can close your account' }).locator('..')
    await expect(obstacles.getByText('has an offer that waits for your answer.')).toBeVisible()
    await expect(close).toBeHidden()
    await expectWhole(page)
    await obstacles.getByRole('link').click()
    await page.getByRole('button', { name: 'Reject', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click()
    await expect(page.getByText('Either side can act').first()).toBeVisible()
  })

  await test.step('it asks first, and cancelling changes nothing', async () => {
    await open()
    await close.click()
    const question = page.getByRole('alertdialog', { name: 'Close your account?' })
    await expect(question).toBeVisible()
    await expectWhole(page)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    await page.reload()
    await expect(heading).toHaveText('Profile')
  })

  await test.step('then nobody logs in any more, and the page says until when it can be undone', async () => {
    await open()
    await close.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close my account' }).click()
    await expect(heading).toHaveText('Your account is closed')
    await expect(page.getByText(/^Until .+ you can undo it/)).toBeVisible()
    await expectWhole(page)
    await page.goto('/auth/login')
    await page.getByLabel('Username').fill(defendant.username)
    await page.getByRole('textbox', { name: 'Password' }).fill(password)
    await page.getByRole('button', { name: 'Log In', exact: true }).click()
    await expect(page.getByText('Username or password is incorrect').first()).toBeVisible()
  })

  await test.step('the other side reads that nobody would answer', async () => {
    await mine.setViewportSize(phoneViewport)
    await mine.goto(`/dashboard/claims/my-claims/${id}`)
    await expect(mine.getByText(/^The defendant has closed their account\./).first()).toBeVisible()
    await expect(mine.getByRole('link', { name: 'Propose Resolution' })).toBeHidden()
    await expectWhole(mine)
  })

  await test.step('the mail opens it again, and all is there', async () => {
    const mail = await mailTo(installation.mailUrl, defendant.email, /^Your account was closed/)
    await page.goto(linkIn(mail, '/auth/undo/'))
    await expect(heading).toHaveText('Open your account again?')
    await expectWhole(page)
    await page.getByRole('button', { name: 'Open the account again' }).click()
    await expect(heading).toHaveText('The change is undone')
    await logIn(page, defendant)
    await page.goto(`/dashboard/claims/against-me/${id}`)
    await expect(page.getByText('Either side can act').first()).toBeVisible()
  })
})
