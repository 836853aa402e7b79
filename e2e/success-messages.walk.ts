import { expect } from '@playwright/test'
import { messages } from '../requirements/messages.ts'
import { profileSuccesses, visitorSuccesses } from './messages/account-successes.ts'
import { claimSuccesses } from './messages/claim-successes.ts'
import { filingSuccesses } from './messages/filing-successes.ts'
import { test } from './messages/message-fixtures.ts'
import { expectToasts, messageTest, toastOf } from './messages/toast-durations.ts'

test.describe.configure({ mode: 'serial' })

for (const successCase of [...filingSuccesses, ...claimSuccesses, ...profileSuccesses, ...visitorSuccesses]) {
  const { when, toasts, who = 'plaintiff', keepsBack } = successCase
  const { title, tag } = messageTest(when, toasts)
  test(title, { tag }, async ({ participants }) => {
    const page = participants[who]
    if (successCase.at) await page.goto(await successCase.at(participants))
    await successCase.prepare?.(page, participants)
    const shown = toasts.map(name => toastOf(name))
    if (keepsBack)
      await page.route(keepsBack, route => (route.request().method() === 'GET' ? undefined : route.fallback()))
    await expectToasts(page, shown, () => successCase.act(page, participants))
    if (keepsBack) await page.unroute(keepsBack)
  })
}

const limit = messageTest('at the limit of unresolved claims', [], ['unresolved-claims-limit'])

test(limit.title, { tag: [...limit.tag, '@SPEC-9-unresolved-claims'] }, async ({ participants: { plaintiff } }) => {
  await plaintiff.goto('/dashboard/claims/my-claims')
  const banner = plaintiff.getByRole('main').getByRole('status').first()
  await expect(banner).toHaveText(messages['unresolved-claims-limit'].text)
  await expect(plaintiff.getByRole('button', { name: 'Create new claim' }).first()).toBeDisabled()
})
