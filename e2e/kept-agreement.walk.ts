import { expect, type Page } from '@playwright/test'
import { call, submitByApi, takeOverByApi } from './filing/filing-by-api.ts'
import { payWithTestWallet } from './filing/filing-by-page.ts'
import { publicAtOnce, test } from './installation/fixtures.ts'
import { passForSums } from './installation/stored-claims.ts'
import { expectNoFaults, faultsWithoutShifts, watch } from './screens/inspection.ts'

test.use({ settings: publicAtOnce })

const day = 24 * 60 * 60 * 1000
const dayIn = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)

test('what was agreed is paid in three parts: in time, late, and not contradicted', async ({ people, browser }) => {
  const { installation, plaintiff, defendant, who } = people
  await plaintiff.setViewportSize({ width: 360, height: 740 })
  for (const page of [plaintiff, defendant]) await watch(page)
  const { id } = await submitByApi(plaintiff, who.defendant)
  await takeOverByApi(defendant)
  const paymentPlan = [30, 60, 90].map(days => ({ dueOn: dayIn(days), value: 200 }))
  const offer = { winningParty: 'Plaintiff', costOwner: 'Defendant', value: 600, paymentPlan }
  await call(defendant, { path: `/v1/claims/${id}/propose-resolution`, body: offer })
  await call(plaintiff, { path: `/v1/claims/${id}/accept-resolution` })
  const [mine, theirs] = [`/dashboard/claims/my-claims/${id}`, `/dashboard/claims/against-me/${id}`]

  await test.step('the fee is paid, and the claim says what is paid by when', async () => {
    await defendant.goto(theirs)
    await defendant.getByRole('link', { name: 'Pay and Resolve' }).click()
    await defendant.getByRole('button', { name: 'Pay and Resolve' }).click()
    await payWithTestWallet(defendant)
    await expect(defendant.getByText(/The claim shows by when/)).toBeVisible()
    await defendant.goto(theirs)
    await expect(
      defendant.getByRole('heading', { name: /^Their turn: state where EUR\s200\.00 is paid to/ }),
    ).toBeVisible()
    await sums(defendant).locator('summary').click()
    await expect(sums(defendant).getByRole('row')).toHaveCount(4)
    await sums(defendant).locator('summary').click()
    await expect(defendant.getByText(/^The plaintiff has not stated an account yet/)).toBeVisible()
    await expectNoFaults(defendant)
    await isPaper(defendant)
  })

  await test.step('the plaintiff states an account, which the defendant sees at once, and a visitor never', async () => {
    await plaintiff.goto(mine)
    await expect(
      plaintiff.getByRole('heading', { name: /^Your turn: state where EUR\s200\.00 is paid to/ }),
    ).toBeVisible()
    await plaintiff.getByRole('button', { name: 'State where you are paid' }).click()
    const dialog = plaintiff.getByRole('dialog')
    await dialog.getByLabel('Name of the account').fill('Ada Lovelace')
    await dialog.getByLabel('IBAN').fill('AT61 1904 3002 3457 3202')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('That is no IBAN. Check its digits.').first()).toBeVisible()
    await dialog.getByLabel('IBAN').fill('at61 1904 3002 3457 3201')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(plaintiff.getByText('AT61 1904 3002 3457 3201')).toBeVisible()
    await expectNoFaults(plaintiff)
    await expect(defendant.getByText('AT61 1904 3002 3457 3201')).toBeVisible()
    await expect(defendant.getByRole('heading', { name: /^Your turn: pay EUR\s200\.00 by / })).toBeVisible()
    await expect(defendant.getByText(/it can be taken back for three days/)).toBeVisible()
    await expect(defendant.getByText('Code for your banking app')).toHaveCount(0)
    await expectNoFaults(defendant)
  })

  await test.step('the first part is paid, denied, said again and received', async () => {
    await sayPaid(defendant, 30, 'Sent from my bank in Graz.')
    await expect(plaintiff.getByText('Sent from my bank in Graz.')).toBeVisible()
    await sayOf(plaintiff, 'Not received')
    await sayPaid(defendant, 30, 'The receipt.', [
      { name: 'receipt.txt', mimeType: 'text/plain', buffer: Buffer.from('Paid.') },
    ])
    await sayOf(plaintiff, 'I have it')
    await expect(defendant.getByText(/EUR\s200\.00 of EUR\s600\.00 received/)).toBeVisible()
  })

  await test.step('the second is overdue, in public too, and received late', async () => {
    await passForSums(installation, id, 62)
    await expect(
      defendant.getByRole('heading', { name: /^Your turn: pay EUR\s200\.00 \(overdue since / }),
    ).toBeVisible()
    const visitor = await browser.newPage()
    await visitor.goto(`${installation.url}/claim/${id}`)
    await expect(visitor.getByText(/^Payment overdue since /).first()).toBeVisible()
    await expect(visitor.locator('body')).not.toContainText('AT61')
    await defendant.getByText('Code for your banking app').click()
    await expect(defendant.getByRole('img', { name: 'Code for your banking app' })).toBeVisible()
    await expectNoFaults(defendant)
    await sayOf(plaintiff, 'I have it')
    await expect(defendant.getByText(/EUR\s400\.00 of EUR\s600\.00 received/)).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByText(/^Payment overdue since /)).toHaveCount(0)
    await visitor.close()
  })

  await test.step('the third is not contradicted, and the agreement kept by the word of the plaintiff', async () => {
    await sayPaid(defendant, 28)
    await expect(
      plaintiff.getByRole('heading', { name: /^Your turn: say whether EUR\s200\.00 has arrived/ }),
    ).toBeVisible()
    await expectNoFaults(plaintiff)
    await passForSums(installation, id, 9)
    for (const page of [plaintiff, defendant])
      await expect(page.getByText('Said to be paid, not contradicted', { exact: true }).first()).toBeVisible()
    await expect(plaintiff.getByText(/EUR\s200\.00 more: said to be paid, not contradicted/)).toBeVisible()
    expect(await faultsWithoutShifts(plaintiff)).toEqual([])
    await sayOf(plaintiff, 'I have it')
    for (const page of [plaintiff, defendant]) await expect(page.getByText('Agreement kept').first()).toBeVisible()
  })
})

/** Expects that what is printed has its sums in a table, and nothing to press or to fill in. */
async function isPaper(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 }
  await page.setViewportSize({ width: 680, height })
  await page.emulateMedia({ media: 'print' })
  await expect(sums(page).getByRole('columnheader', { name: 'Due on' })).toBeVisible()
  await expect(sums(page).getByRole('row').nth(1)).toHaveCSS('display', 'table-row')
  const controls = page
    .locator('main')
    .locator(':not(h2, h3) > button, textarea, input, select')
    .filter({ visible: true })
  await expect(controls).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width, height })
}

const sums = (page: Page) => page.getByRole('region', { name: 'What is paid, and when' })

type Files = Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]

async function sayPaid(page: Page, dueIn: number, words = '', files: Files = []): Promise<void> {
  await sums(page)
    .getByRole('button', { name: new RegExp(`^I have paid: .*due on ${dayIn(dueIn).slice(8)}.[A-Z]`) })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Paid on').fill(dayIn(-1))
  await dialog.getByLabel('Message to the other parties').fill(words)
  await dialog.locator('input[type=file]').setInputFiles(files)
  await dialog.getByRole('button', { name: 'I have paid' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('p:focus')).toContainText(/^You said that you paid/)
}

/** Says of a sum whether it has arrived, and is asked once more. */
async function sayOf(page: Page, said: 'I have it' | 'Not received'): Promise<void> {
  await sums(page)
    .getByRole('button', { name: new RegExp(`^${said}`) })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: said }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(page.locator('p:focus')).toContainText(/^You said that/)
}
