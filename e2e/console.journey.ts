import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { openLocalWallet } from '@redress/localnet/local-wallet.ts'
import { person } from './accounts/accounts.ts'
import { runOperator, runStaff, switchOnSecondFactor } from './accounts/staff.ts'
import { call, joinByApi, readClaim, submitByApi } from './filing/filing-by-api.ts'
import { test } from './installation/fixtures.ts'
import { mailTo } from './installation/mailbox.ts'
import { failMail } from './installation/stored-claims.ts'
import { expectWhole, phoneViewport, watch } from './screens/inspection.ts'

test(`what waits is dealt with, and the figures are those of the command`, {
  tag: [
    '@SPEC-4-waiting-work',
    '@SPEC-4-figures-by-month',
    '@SPEC-4-health',
    '@SPEC-4-broadcast',
    '@SPEC-2-route-operator-claimId-companyId',
  ],
}, async ({ installation, newPage }) => {
  const [staff, plaintiff] = [await newPage(), await newPage()]
  for (const page of [staff, plaintiff]) {
    await page.setViewportSize(phoneViewport)
    await watch(page)
  }
  const [who, ada, dora] = [person('Mona', 'Richter', 'AT'), person('Ada', 'Hofer', 'AT'), person('Dora', 'Lang', 'AT')]
  await joinByApi(staff, installation, who)
  await joinByApi(plaintiff, installation, ada)
  await switchOnSecondFactor(staff)
  await runStaff(installation, 'add', who.username, 'administrator')
  const { id } = await submitByApi(plaintiff, dora)
  const { paymentLink } = await readClaim(plaintiff, id)
  const link = new URL(paymentLink ?? '')

  await test.step('a mail that failed is looked at and sent again', async () => {
    // The queue of such mails is made by the first.
    await call(plaintiff, { path: '/v1/auth/forgot-password', body: { email: who.email } })
    await mailTo(installation.mailUrl, who.email, /password/i)
    await failMail(installation, ada.email)
    await staff.goto('/operator')
    await staff.getByRole('link', { name: 'Work that waits' }).click()
    await expect(staff).toHaveURL('/operator/work')
    await expect(staff.getByRole('heading', { name: 'Mail that failed (1)' })).toBeVisible()
    await expectWhole(staff)
    await staff.getByRole('button', { name: 'Why it failed' }).click()
    await expect(staff.getByRole('dialog')).toContainText('connect ECONNREFUSED')
    await expectWhole(staff)
    await staff.keyboard.press('Escape')
    await staff.getByRole('button', { name: 'Again…' }).click()
    const dialog = staff.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Do it again now' }).click()
    await expect(dialog.getByText('There is a problem')).toBeVisible()
    await dialog.getByLabel('Your reason').fill('The mail server is back.')
    await expectWhole(staff)
    await dialog.getByRole('button', { name: 'Do it again now' }).click()
    await expect(staff.getByText(/^Nothing waits here: Mail that failed/)).toBeVisible()
    await mailTo(installation.mailUrl, ada.email, /password/i)
    await expectWhole(staff)
  })

  await test.step('a transfer without its reference is applied to the payment that was meant', async () => {
    const wallet = await openLocalWallet(installation.rpcUrl)
    const sol = link.searchParams.get('amount') ?? ''
    await wallet.send({ recipient: link.pathname, lamports: BigInt(Math.round(Number(sol) * 1e9)) })
    // That which made the recipient's account on the chain waits here too.
    const transfer = staff.getByRole('listitem').filter({ hasText: `${sol} SOL` })
    await expect(async () => {
      await staff.reload()
      await expect(transfer).toContainText('names no payment that we know')
    }).toPass({ timeout: 30_000 })
    await expectWhole(staff)
    await transfer.getByRole('button', { name: 'Apply…' }).click()
    const dialog = staff.getByRole('dialog')
    const payment = dialog.getByLabel('Open payment')
    const option = await payment.locator('option', { hasText: id.slice(0, 8) }).getAttribute('value')
    await payment.selectOption(option)
    await dialog.getByLabel('Your reason').fill('Ada wrote to us.')
    await expectWhole(staff)
    await dialog.getByRole('button', { name: 'Apply it now' }).click()
    await expect(dialog).toBeHidden()
    expect((await readClaim(plaintiff, id)).status).toBe('PENDING_PUBLICATION')
    await expectWhole(staff)
    const { stdout } = await runOperator(installation, 'acts')
    expect(stdout).toMatch(
      new RegExp(`transfer applied .*claim ${id}.*\\n {4}by ${who.username} .*: Ada wrote to us\\.`),
    )
    expect(stdout).toMatch(new RegExp(`job read send password reset link .*\\n {4}by ${who.username} `))
  })

  await test.step('the figures add up to what the command says', async () => {
    await staff.getByRole('link', { name: 'Health and figures' }).click()
    await expect(staff.getByText('Mail server', { exact: true })).toBeVisible()
    await expect(staff.getByText('Does not work')).toBeHidden()
    await expect(staff.getByRole('img', { name: /^Letters to defendants, by month/ })).toBeVisible()
    await expectWhole(staff)
    const { claims, letters } = JSON.parse((await runOperator(installation, 'figures', '--json')).stdout)
    const together = async (title: string) => {
      const section = staff.getByRole('region', { name: title })
      await section.getByText('The numbers', { exact: true }).click()
      const cells = section.getByRole('row', { name: /^Together/ }).getByRole('cell')
      return (await cells.allTextContents()).map(Number)
    }
    // Claims of other journeys may be public or stopped: together they are what is not settled.
    const [filed, inProcedure = 0, published = 0, stopped = 0, withdrawn = 0, ...settledOnes] = await together(
      'Claims by where they stand now',
    )
    expect([filed, inProcedure + published + stopped + withdrawn, ...settledOnes]).toEqual([
      ...[claims.filed, claims.filed - claims.settled],
      ...[claims.settled, claims.settledBeforePublication],
    ])
    expect(await together('Letters to defendants')).toEqual([
      ...[letters.sent, letters.accepted, letters.refused, letters.opened, letters.answered],
    ])
    await expectWhole(staff)
    const saved = staff.waitForEvent('download')
    const ofLetters = staff.getByRole('region', { name: 'Letters to defendants' })
    await ofLetters.getByRole('button', { name: 'Save as CSV' }).click()
    expect((await saved).suggestedFilename()).toBe('redress-letters.csv')
    const [header, ...months] = (await readFile(await (await saved).path(), 'utf8')).trimEnd().split('\r\n')
    expect(header).toBe('month,lettersSent,lettersAccepted,lettersRefused,lettersOpened,lettersAnswered')
    expect(months.reduce((sum, month) => sum + Number(month.split(',')[1]), 0)).toBe(letters.sent)
  })

  await test.step('every page shows what an administrator says, and the settings are seen', async () => {
    await staff.getByRole('link', { name: 'Settings', exact: true }).click()
    await expect(staff).toHaveURL('/operator/settings')
    await expect(staff.getByRole('heading', { name: 'All settings' })).toBeVisible()
    await expect(staff.getByRole('row', { name: /^DISPUTE_FEE\b/ })).toContainText('10')
    await expect(staff.getByRole('row', { name: /^SECRET_KEY\b/ })).toContainText('Not set')
    await expectWhole(staff)
    await staff.getByRole('button', { name: 'Write one…' }).click()
    const dialog = staff.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Show it' }).click()
    await expect(dialog.getByText('There is a problem')).toBeVisible()
    await dialog.getByLabel('The line in English').fill('Work <tonight> & tomorrow')
    await dialog.getByLabel('The line in Deutsch').fill('Arbeiten <heute> & morgen')
    await dialog.getByLabel('Shown until').fill('2001-01-01T10:00')
    await dialog.getByLabel('Your reason').fill('A new version comes.')
    await dialog.getByRole('button', { name: 'Show it' }).click()
    await expect(dialog.getByText('It has to end after it begins, and not in the past.')).toBeVisible()
    await dialog.getByLabel('Shown until').fill('2099-01-01T10:00')
    await expectWhole(staff)
    await dialog.getByRole('button', { name: 'Show it' }).click()
    await expect(dialog).toBeHidden()
    await expectWhole(staff)
    for (const address of ['/', '/search', '/dashboard', '/no-such-page']) {
      await expect(async () => {
        await plaintiff.goto(address)
        await expect(plaintiff.getByText('Work <tonight> & tomorrow')).toBeVisible({ timeout: 1_000 })
      }).toPass()
      await expect(plaintiff.getByText('Arbeiten <heute> & morgen')).toBeHidden()
      await expectWhole(plaintiff)
    }
    await staff.getByRole('button', { name: 'End it…' }).click()
    await dialog.getByLabel('Your reason').fill('It is done.')
    await dialog.getByRole('button', { name: 'End it now' }).click()
    await expect(staff.getByText('The pages show nothing of this kind now.')).toBeVisible()
    await expect(async () => {
      await plaintiff.goto('/')
      await expect(plaintiff.getByText('Work <tonight> & tomorrow')).toBeHidden({ timeout: 1_000 })
    }).toPass()
    const { stdout } = await runOperator(installation, 'acts')
    expect(stdout).toMatch(/broadcast set .*Work <tonight> & tomorrow/)
    expect(stdout).toMatch(/broadcast ended .*Work <tonight> & tomorrow/)
  })

  await test.step('a treasurer reads no reports, and is led to what waits', async () => {
    await runStaff(installation, 'add', who.username, 'treasurer')
    await staff.goto('/operator')
    await expect(staff).toHaveURL('/operator/work')
    await expect(staff.getByRole('navigation', { name: 'Console' })).toBeVisible()
    await expect(staff.getByRole('link', { name: 'Reports' })).toBeHidden()
    await expectWhole(staff)
  })
})
