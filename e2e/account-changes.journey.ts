import { expect } from '@playwright/test'
import { join, logIn, password, person } from './accounts/accounts.ts'
import { test } from './installation/fixtures.ts'
import { linkIn, mailTo } from './installation/mailbox.ts'
import { faultsOf, watch } from './screens/inspection.ts'

const wallet = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'

test('a change of the account asks for the password, is told by mail, and is undone from there', {
  tag: ['@SPEC-6-undo', '@SPEC-2-route-auth-undo-token'],
}, async ({ newPage, installation }) => {
  const owner = person('Olga', 'Brandt', 'Germany')
  const page = await newPage()
  await join(page, installation, owner)
  await watch(page)

  await test.step('the password is asked for, where the sign-in was a while ago', async () => {
    // Simulates the server a quarter of an hour after signing in.
    let isAsked = false
    await page.route('**/v1/wallets', async (route, request) => {
      if (request.method() !== 'POST' || isAsked) return route.fallback()
      isAsked = true
      const body = { error: 'Please show that it is you.', code: 'SIGN_IN_AGAIN' }
      return route.fulfill({ status: 403, contentType: 'application/json', body: JSON.stringify(body) })
    })
    await page.goto('/dashboard/payment')
    await page.getByRole('button', { name: 'Add Wallet' }).click()
    await page.getByLabel('Wallet address').fill(wallet)
    await page.getByRole('dialog').getByRole('button', { name: 'Add Wallet' }).click()
    const question = page.getByRole('dialog', { name: 'Please show that it is you' })
    await expect(question).toBeVisible()
    await question.getByRole('textbox', { name: 'Password' }).fill('Wrong-horse-7')
    await question.getByRole('button', { name: 'Continue' }).click()
    await expect(question.getByText('The current password is incorrect.').first()).toBeVisible()
    await question.getByRole('textbox', { name: 'Password' }).fill(password)
    await question.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Wallets updated successfully').first()).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText(wallet)).toBeVisible()
  })

  const mail = await mailTo(installation.mailUrl, owner.email, /^Your account was changed/)
  const reader = await newPage()
  await watch(reader)
  const heading = reader.getByRole('heading', { level: 1 })

  await test.step('the link in the mail shows what it was, and does nothing by itself', async () => {
    for (const _visit of [1, 2]) {
      await reader.goto(linkIn(mail, '/auth/undo/'))
      await expect(heading).toHaveText('Was this you?')
      await expect(reader.getByText('The list of wallets was changed')).toBeVisible()
      await expect(reader.getByText(owner.username, { exact: true })).toBeVisible()
    }
    expect(await faultsOf(reader)).toEqual([])
    await page.reload()
    await expect(page.getByText(wallet)).toBeVisible()
  })

  await test.step('its button puts everything back, and logs everybody out', async () => {
    await reader.getByRole('button', { name: 'This was not me: undo it' }).click()
    await expect(heading).toHaveText('The change is undone')
    expect(await faultsOf(reader)).toEqual([])
    await reader.reload()
    await expect(heading).toHaveText('The change is undone')
    await page.reload()
    await expect(page).toHaveURL(/\/auth$/)
    await logIn(page, owner)
    await page.goto('/dashboard/payment')
    await expect(page.getByText('You have not added a wallet yet.')).toBeVisible()
    await reader.goto('/auth/undo/nothing-like-it')
    await expect(reader.getByText('This link is not valid.')).toBeVisible()
  })
})

test('an email address is removed, after a question', { tag: '@SPEC-6-undo' }, async ({ newPage, installation }) => {
  const owner = person('Otto', 'Brandt', 'Germany')
  const page = await newPage()
  await join(page, installation, owner)
  await watch(page)
  await page.goto('/dashboard/profile')
  const added = `more-${owner.email}`
  await page.getByRole('button', { name: 'Add email' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(added)
  await page.getByRole('main').getByRole('button', { name: 'Add email' }).click()
  const remove = page.getByRole('button', { name: `Remove ${added}` })
  await expect(remove).toBeVisible()
  await expect(page.getByRole('button', { name: `Remove ${owner.email}` })).toBeHidden()
  expect(await faultsOf(page)).toEqual([])
  const question = page.getByRole('alertdialog')
  await remove.click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(remove).toBeVisible()
  await remove.click()
  await expect(question).toContainText(`Do you want to remove ${added}?`)
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Email address removed.').first()).toBeVisible()
  await expect(remove).toBeHidden()
  await expect(page.getByText(owner.email, { exact: true })).toBeVisible()
})

test('the owner sees what was done with the account, and signs out everywhere', async ({ newPage, installation }) => {
  const owner = person('Oda', 'Brandt', 'Germany')
  const [page, other] = [await newPage(), await newPage()]
  await join(page, installation, owner)
  await other.goto('/auth/login')
  await logIn(other, owner)
  await expect(other).toHaveURL(/\/dashboard/)
  await watch(page)
  await page.goto('/dashboard/profile')
  await page.getByRole('button', { name: 'Recent activity' }).click()
  const list = page.getByRole('region', { name: 'Activity, newest first' })
  await expect(page.getByText('2 browsers are logged in to your account.')).toBeVisible()
  const entries = list.getByRole('listitem')
  await expect(entries).toHaveText([
    /You logged in.*Chrome.*127\.0\.0\.1.*Still logged in/,
    /You logged in.*This browser/,
  ])
  expect(await faultsOf(page)).toEqual([])
  const question = page.getByRole('alertdialog', { name: 'Log out everywhere?' })
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(other).toHaveURL(/\/dashboard/)
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await question.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  // The other browser is notified at once.
  await expect(other).toHaveURL(/\/auth$/)
  await logIn(page, owner)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/dashboard/profile')
  await page.getByRole('button', { name: 'Recent activity' }).click()
  await expect(page.getByText('This browser alone is logged in to your account.')).toBeVisible()
  await expect(entries.nth(1)).toContainText('You logged out everywhere')
})
