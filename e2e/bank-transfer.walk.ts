import { writeFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { writeStatement } from '../apps/server/src/payments/statements/testing/write-statement.ts'
import { person } from './accounts/accounts.ts'
import { runOperatorWith, runStaff, switchOnSecondFactor } from './accounts/staff.ts'
import { joinByApi, submitByApi } from './filing/filing-by-api.ts'
import { test } from './installation/fixtures.ts'
import { expectWhole, phoneViewport, watch } from './screens/inspection.ts'
import { openPage, phone } from './screens/route-visits.ts'

const account = { OPERATOR_IBAN: 'AT611904300234573201', OPERATOR_IBAN_HOLDER: 'Redress Association' }
test.use({ settings: account })

test(
  'a fee is paid by bank transfer: in two parts, too much of it, and taken back',
  {
    tag: '@SPEC-7-bank-transfer',
  },
  async ({ installation, newPage, browser }, info) => {
    const [staff, plaintiff] = [await newPage(), await newPage()]
    for (const page of [staff, plaintiff]) await watch(page)
    await plaintiff.setViewportSize(phoneViewport)
    const [who, ada, dora] = [person('Tilda', 'Roth', 'AT'), person('Ada', 'Hofer', 'AT'), person('Dora', 'Lang', 'AT')]
    await joinByApi(staff, installation, who)
    await joinByApi(plaintiff, installation, ada)
    await switchOnSecondFactor(staff)
    await runStaff(installation, 'add', who.username, 'administrator')

    let number = 0
    async function book(cents: number, text: string, isReversal = false): Promise<string> {
      number += 1
      const file = info.outputPath(`statement-${number}.xml`)
      const sign = isReversal ? 'DBIT' : 'CRDT'
      const entry = { cents, text, isReversal, sign, payer: 'Ada Hofer', reference: `B${number}` } as const
      await writeFile(file, writeStatement([entry], { kind: '052', version: 10 }))
      await runOperatorWith(account, installation, 'payments', 'statement', file)
      const again = await runOperatorWith(account, installation, 'payments', 'statement', file)
      expect(again.stdout).toContain('1 entry was booked before.')
      return again.stdout
    }

    await test.step('too little pays a part, and the rest pays the fee', async () => {
      const { id, payments } = await submitByApi(plaintiff, dora)
      const { reference = '' } = payments.at(-1)?.bank ?? {}
      await plaintiff.goto(`/dashboard/claims/my-claims/${id}`)
      await plaintiff.getByRole('link', { name: /^Pay/ }).first().click()
      await expect(plaintiff.getByRole('heading', { name: 'How do you want to pay?' })).toBeVisible()
      await expect(plaintiff.getByText('AT61 1904 3002 3457 3201')).toBeVisible()
      await expect(plaintiff.getByRole('img', { name: 'QR code for banking apps' })).toBeVisible()
      await expect(plaintiff.getByRole('button', { name: 'Connect wallet' })).toBeHidden()
      await expectWhole(plaintiff)
      await plaintiff.getByText('With SOL:').click()
      await expect(plaintiff.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
      await expectWhole(plaintiff)
      await book(400, `fee ${reference.toLowerCase()}`)
      await expect(plaintiff.getByText(/^EUR.6\.00 is still missing$/)).toBeVisible()
      await expectWhole(plaintiff)
      await book(600, reference)
      await expect(plaintiff.getByRole('heading', { name: /claim is filed/ })).toBeVisible()
      await expect(plaintiff.getByText('by bank transfer')).toBeVisible()
      await expectWhole(plaintiff)
    })

    await test.step('whoever has the link pays too much in German, and the bank takes it back', async () => {
      const { payments } = await submitByApi(plaintiff, dora)
      const { publicId, bank } = payments.at(-1) ?? {}
      const helper = await openPage(browser, installation, { ...phone, locale: 'de-DE' })
      await watch(helper)
      await helper.goto(`/pay/${publicId}`)
      await expect(helper.getByRole('heading', { name: 'Wie möchten Sie zahlen?' })).toBeVisible()
      await expectWhole(helper)
      await book(1250, bank?.reference ?? '')
      await expect(helper.getByText('per Überweisung')).toBeVisible()
      await expectWhole(helper)
      await helper.context().close()
      await staff.goto('/operator/work')
      await expect(staff.getByText(/^EUR.2\.50$/)).toBeVisible()
      await expectWhole(staff)
      await book(1250, bank?.reference ?? '', true)
      await staff.reload()
      await expect(staff.getByText(/^EUR.12\.50$/)).toBeVisible()
      await expect(staff.getByText(/taken back by the bank · it had paid a fee already/)).toBeVisible()
      await expectWhole(staff)
      await staff
        .getByRole('button', { name: /return/i })
        .first()
        .click()
      const form = staff.getByRole('dialog', { name: 'Note that the transfer is settled' })
      await form.getByLabel('The bank’s number of the transfer back').fill('Wrote to her')
      await form.getByLabel('Your reason').fill('She pays again.')
      await expectWhole(staff)
      await form.getByRole('button', { name: 'Note it as settled' }).click()
      await expect(form).toBeHidden()
      await expect(staff.getByText(/^EUR.12\.50$/)).toBeHidden()
    })
  },
)
