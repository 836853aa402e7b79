import { expect } from '@playwright/test'
import { profileSuccesses, visitorSuccesses } from './messages/account-successes.ts'
import { claimSuccesses } from './messages/claim-successes.ts'
import { filingSuccesses } from './messages/filing-successes.ts'
import { test } from './messages/stage-fixtures.ts'
import { titleOf } from './messages/success-scene.ts'
import { expectToasts } from './messages/toasts.ts'

test.describe.configure({ mode: 'serial' })

for (const scene of [...filingSuccesses, ...claimSuccesses, ...profileSuccesses, ...visitorSuccesses]) {
  test(titleOf(scene), async ({ stage }) => {
    const page = stage[scene.who ?? 'plaintiff']
    if (scene.at) await page.goto(await scene.at(stage))
    await scene.prepare?.(page, stage)
    await expectToasts(page, scene.toasts, () => scene.act(page, stage))
  })
}

const limit = 'You have reached the limit of unresolved claims. Please resolve some of them before creating a new one.'

test(`at the limit: [page] ${limit}`, async ({ stage: { plaintiff } }) => {
  await plaintiff.goto('/dashboard/claims/my-claims')
  await expect(plaintiff.getByRole('main').getByRole('status').first()).toHaveText(limit)
  await expect(plaintiff.getByRole('button', { name: 'Create new claim' }).first()).toBeDisabled()
})
