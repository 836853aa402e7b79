import { expect } from '@playwright/test'
import { messages } from '../requirements/messages.ts'
import { person, signUp } from './accounts/accounts.ts'
import { test } from './installation/fixtures.ts'
import { linkIn, mailTo } from './installation/mailbox.ts'
import { faultsOf, watch } from './screens/inspection.ts'

test('a confirmation link that a machine opens confirms nothing, and whoever reads the mail can refuse it', async ({
  newPage,
  installation,
}) => {
  const stranger = person('Mallory', 'Krause', 'Germany')
  const theirs = await newPage()
  await theirs.goto('/auth/register')
  await signUp(theirs, stranger)
  const link = linkIn(await mailTo(installation.mailUrl, stranger.email, /confirm/i), '/auth/confirmation/token/')

  const scanner = await newPage()
  await scanner.goto(link)
  const confirm = scanner.getByRole('button', { name: 'Confirm email' })
  await expect(confirm).toBeVisible()

  const reader = await newPage()
  await watch(reader)
  await reader.goto(link)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Is this your account?')
  for (const text of [stranger.username, 'Mallory Krause', stranger.email])
    await expect(reader.getByText(text, { exact: true })).toBeVisible()
  expect(await faultsOf(reader)).toEqual([])
  await reader.getByRole('button', { name: 'This was not me' }).click()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Thank you. The email address is free again.')
  expect(await faultsOf(reader)).toEqual([])

  await confirm.click()
  await expect(scanner).toHaveURL(/\/auth\/confirmation\/send$/)
  await expect(
    scanner.getByText(messages['registration-confirmation-failed-please-try-again'].text).first(),
  ).toBeVisible()
})
