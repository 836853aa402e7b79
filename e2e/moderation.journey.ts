import { expect } from '@playwright/test'
import { person } from './accounts/accounts.ts'
import { runStaff, switchOnSecondFactor } from './accounts/staff.ts'
import { call, joinByApi, submitByApi, takeOverByApi } from './filing/filing-by-api.ts'
import { publicAtOnce, test } from './installation/fixtures.ts'
import { mailTo } from './installation/mailbox.ts'
import { expectWhole, phoneViewport, settled, watch } from './screens/inspection.ts'

test.use({ settings: publicAtOnce })

test(`what is reported is restricted, objected to and public again`, {
  tag: ['@SPEC-4-moderation', '@SPEC-2-route-operator-claimId-companyId', '@SPEC-2-route-transparency'],
}, async ({ people: { installation, plaintiff, defendant, who }, newPage }) => {
  const [moderator, visitor] = [await newPage(), await newPage()]
  for (const page of [moderator, visitor, plaintiff, defendant]) {
    await page.setViewportSize(phoneViewport)
    await watch(page)
  }
  const staff = person('Mona', 'Richter', 'AT')
  await joinByApi(moderator, installation, staff)
  const { id } = await submitByApi(plaintiff, who.defendant)
  await takeOverByApi(defendant)
  await visitor.goto(`/claim/${id}`)
  await settled(visitor)
  const report = { reason: 'private data', text: 'It names my street.' }
  await call(visitor, { path: `/v1/claims/${id}/reports`, body: report })

  /** Whether the page says it that the server draws. */
  const isDrawn = async () => (await (await visitor.request.get(`/claim/${id}`)).text()).includes('Hofer')
  expect(await isDrawn()).toBe(true)

  await test.step('the console is there for staff with two-step login alone', async () => {
    await moderator.goto('/operator')
    await expect(moderator.getByText('There is nothing at this address').first()).toBeVisible()
    const add = () => runStaff(installation, 'add', staff.username, 'moderator')
    await expect(add()).rejects.toThrow(/has no two-step login/)
    await switchOnSecondFactor(moderator)
    await add()
    await moderator.reload()
    await expect(moderator.getByText('1 report').first()).toBeVisible()
    await expectWhole(moderator)
  })

  await test.step('the moderator reads the case and takes the claim off the record', async () => {
    await moderator.locator(`a[href="/operator/${id}"]`).click()
    await expect(moderator.getByText('It names my street.')).toBeVisible()
    await expectWhole(moderator)
    await moderator.getByRole('button', { name: 'Take off the record…' }).click()
    const dialog = moderator.getByRole('dialog')
    await expect(dialog.getByText('It disappears at once from public pages, search and profiles.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Take it off now' }).click()
    await expect(dialog.getByText('There is a problem')).toBeVisible()
    await dialog.getByRole('button', { name: 'Insert a suggestion' }).click()
    await expectWhole(moderator)
    await dialog.getByRole('button', { name: 'Take it off now' }).click()
    await expect(moderator.getByText('The claim is not public now')).toBeVisible()
    await expectWhole(moderator)
  })

  await test.step('the public no longer reads it; both parties do, and why', async () => {
    await visitor.reload()
    await expect(visitor.getByRole('heading', { name: 'The claim' })).toBeHidden()
    await expect(visitor.getByRole('main')).not.toContainText('Clara Hofer')
    expect(await isDrawn()).toBe(false)
    for (const { email } of [who.plaintiff, who.defendant]) {
      const mail = await mailTo(installation.mailUrl, email, /no longer public/)
      expect(mail.text).toContain('The record names private data that the public does not need to know.')
    }
    await defendant.goto(`/dashboard/claims/against-me/${id}`)
    await expect(defendant.getByText('This claim is not public at the moment')).toBeVisible()
    await expectWhole(defendant)
  })

  await test.step('the plaintiff objects', async () => {
    await plaintiff.goto(`/dashboard/claims/my-claims/${id}`)
    await expect(plaintiff.getByText('This claim is not public at the moment')).toBeVisible()
    await expectWhole(plaintiff)
    await plaintiff.getByRole('button', { name: 'Object', exact: true }).click()
    const dialog = plaintiff.getByRole('dialog')
    await dialog.getByLabel('Why should it be public again?').fill('It is the address of the shop.')
    await expectWhole(plaintiff)
    await dialog.getByRole('button', { name: 'Send the objection' }).click()
    await expect(plaintiff.getByText('We have not decided yet.')).toBeVisible()
    await expectWhole(plaintiff)
  })

  await test.step('the moderator makes it public again, and the public log says so', async () => {
    await moderator.goto('/operator')
    await expect(moderator.getByText('1 objection').first()).toBeVisible()
    await moderator.locator(`a[href="/operator/${id}"]`).click()
    await expect(moderator.getByText('It is the address of the shop.')).toBeVisible()
    await moderator.getByRole('button', { name: 'Make it public again…' }).click()
    const dialog = moderator.getByRole('dialog')
    await dialog.getByLabel('Your reason, as they will read it').fill('It is the shop’s address indeed.')
    await dialog.getByRole('button', { name: 'Make it public now' }).click()
    await expect(moderator.getByText('The claim is public.')).toBeVisible()
    await expectWhole(moderator)
    for (const { email } of [who.plaintiff, who.defendant]) {
      const mail = await mailTo(installation.mailUrl, email, /^Public again/)
      expect(mail.text).toContain('It is the shop’s address indeed.')
    }
    await visitor.goto(`/claim/${id}`)
    await expect(visitor.getByText('Clara Hofer').first()).toBeVisible()
    expect(await isDrawn()).toBe(true)
    await visitor.goto('/about')
    await visitor.getByRole('link', { name: 'What we take off the public record, and why' }).click()
    await expect(visitor).toHaveURL('/transparency')
    await expect(visitor.getByText('Taken off the public record').first()).toBeVisible()
    await expect(visitor.getByText(/^Public again on /).first()).toBeVisible()
    await expect(visitor.getByRole('main')).not.toContainText('Hofer')
    await expectWhole(visitor)
  })

  await test.step('to whom the command removes, the console is gone', async () => {
    await runStaff(installation, 'remove', staff.username)
    await moderator.reload()
    await expect(moderator.getByText('There is nothing at this address').first()).toBeVisible()
  })
})
