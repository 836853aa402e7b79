import { expect } from '@playwright/test'
import { person } from './accounts/accounts.ts'
import { runStaff, switchOnSecondFactor } from './accounts/staff.ts'
import { joinByApi, submitByApi } from './filing/filing-by-api.ts'
import { test } from './installation/fixtures.ts'
import { expectWhole, phoneViewport, watch } from './screens/inspection.ts'
import { openPage, phone } from './screens/route-visits.ts'

test('an operator makes codes, and people without a wallet use them for a whole fee and for a half', {
  tag: '@SPEC-7-fee-codes',
}, async ({ installation, newPage, browser }) => {
  const [staff, plaintiff] = [await newPage(), await newPage()]
  for (const page of [staff, plaintiff]) {
    await page.setViewportSize(phoneViewport)
    await watch(page)
  }
  const [who, ada, dora] = [person('Tilda', 'Roth', 'AT'), person('Ada', 'Hofer', 'AT'), person('Dora', 'Lang', 'AT')]
  await joinByApi(staff, installation, who)
  await joinByApi(plaintiff, installation, ada)
  await switchOnSecondFactor(staff)
  await runStaff(installation, 'add', who.username, 'administrator')

  async function makeCode(share: string): Promise<string> {
    await staff.getByRole('button', { name: 'New code…' }).click()
    const form = staff.getByRole('dialog', { name: 'A new code' })
    await form.getByLabel('Handed out by').fill('Library of Graz')
    await form.getByLabel('Share of the fee, in percent').fill(share)
    await form.getByRole('button', { name: 'Make the code' }).click()
    await expect(form.getByText('There is a problem')).toBeVisible()
    await form.getByLabel('How often it can be used').fill('1')
    await form.getByLabel('Your reason').fill('They help people who owe much.')
    await expectWhole(staff)
    await form.getByRole('button', { name: 'Make the code' }).click()
    const made = staff.getByRole('dialog', { name: 'The new code' })
    const code = await made.locator('code').innerText()
    await expectWhole(staff)
    await staff.keyboard.press('Escape')
    await expect(made).toBeHidden()
    return code
  }

  await staff.goto('/operator/settings')
  const [whole, half] = [await makeCode('100'), await makeCode('50')]
  await expect(staff.getByRole('row', { name: /Library of Graz/ })).toHaveCount(2)
  await expectWhole(staff)

  await test.step('a code for the whole fee files the claim at once', async () => {
    const { id } = await submitByApi(plaintiff, dora)
    await plaintiff.goto(`/dashboard/claims/my-claims/${id}`)
    await plaintiff.getByRole('link', { name: /^Pay/ }).first().click()
    await plaintiff.getByText('I have a code for the fee').click()
    await plaintiff.getByLabel('Code', { exact: true }).fill('0'.repeat(26))
    await plaintiff.getByRole('button', { name: 'Use the code' }).click()
    await expect(plaintiff.getByText(/^We do not know this code\./).first()).toBeVisible()
    await plaintiff.getByLabel('Code', { exact: true }).fill(whole.toLowerCase())
    await expectWhole(plaintiff)
    await plaintiff.getByRole('button', { name: 'Use the code' }).click()
    await expect(plaintiff.getByRole('heading', { name: 'Nothing left to pay: your claim is filed' })).toBeVisible()
    await expectWhole(plaintiff)
  })

  await test.step('with a code for a half the rest is asked, from whoever has the link, in German too', async () => {
    const { payments } = await submitByApi(plaintiff, dora)
    const helper = await openPage(browser, installation, { ...phone, locale: 'de-DE' })
    await watch(helper)
    await helper.goto(`/pay/${payments.at(-1)?.publicId}`)
    await helper.getByText('Ich habe einen Code für die Gebühr').click()
    await helper.getByLabel('Code', { exact: true }).fill(half)
    await helper.getByRole('button', { name: 'Code verwenden' }).click()
    await expect(helper.getByText(/^Ein Code hat 5,00.EUR dieser Gebühr übernommen\./)).toBeVisible()
    await expect(helper.getByText('Ich habe einen Code für die Gebühr')).toBeHidden()
    await expectWhole(helper)
    await helper.context().close()
  })

  await staff.reload()
  await expect(staff.getByRole('row', { name: /Library of Graz.*1 of 1.*Used up/ })).toHaveCount(2)
})
