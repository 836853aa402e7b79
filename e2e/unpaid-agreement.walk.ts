import { expect } from '@playwright/test'
import { call, readClaim, submitByApi, takeOverByApi } from './filing/filing-by-api.ts'
import { heading, payWithTestWallet } from './filing/filing-by-page.ts'
import { freeFiling, test } from './installation/fixtures.ts'
import { endFeePeriod } from './installation/stored-claims.ts'
import { expectNoFaults, faultsWithoutShifts, watch } from './screens/inspection.ts'

test.use({ settings: freeFiling })

const phone = { width: 360, height: 740 }

test('the fee of an agreement is not paid in time: the other side ends the agreement, and pays the fee of the next one instead', async ({
  people,
}) => {
  const { installation, plaintiff, defendant, who } = people
  for (const page of [plaintiff, defendant]) {
    await page.setViewportSize(phone)
    await watch(page)
  }
  const { id } = await submitByApi(plaintiff, who.defendant)
  await takeOverByApi(defendant)
  const [mine, theirs] = [`/dashboard/claims/my-claims/${id}`, `/dashboard/claims/against-me/${id}`]
  const agree = async (value: number) => {
    const offer = { winningParty: 'Plaintiff', costOwner: 'Defendant', value }
    await call(defendant, { path: `/v1/claims/${id}/propose-resolution`, body: offer })
    await call(plaintiff, { path: `/v1/claims/${id}/accept-resolution` })
  }

  await test.step('as long as there is time, only the defendant can act, and both read what follows', async () => {
    await agree(600)
    await plaintiff.goto(mine)
    await expect(plaintiff.getByText(/If it is not paid by then, you can pay it instead/)).toBeVisible()
    await expect(plaintiff.getByRole('button', { name: 'End the agreement' })).toBeHidden()
    await defendant.goto(theirs)
    await expect(defendant.getByRole('link', { name: 'Pay and Resolve' })).toBeVisible()
  })

  await test.step('when it is over, the open pages say so, and the plaintiff ends the agreement', async () => {
    await call(defendant, { method: 'PATCH', path: '/v1/users', body: { language: 'de' } })
    await defendant.reload()
    await expect(defendant.getByText(/Wird sie bis dahin nicht bezahlt, kann die Gegenseite/)).toBeVisible()
    await endFeePeriod(installation, id)
    await expect(defendant.getByText(/Sie können die Gebühr weiterhin zahlen/)).toBeVisible()
    await expect(defendant.getByRole('button', { name: 'Einigung beenden' })).toBeHidden()
    await expect(plaintiff.getByText(/You can wait, pay the fee yourself, or end the agreement/)).toBeVisible()
    expect(await faultsWithoutShifts(plaintiff)).toEqual([])
    await plaintiff.getByRole('button', { name: 'End the agreement' }).click()
    const question = plaintiff.getByRole('alertdialog')
    await expect(question).toContainText('What was agreed is not valid any more, its fee is no longer owed')
    await question.getByRole('button', { name: 'End the agreement' }).click()
    await expect(plaintiff.getByText(/The agreement has ended: its fee was not paid in time\./)).toBeVisible()
    await expect(
      defendant.getByText(/Die Einigung ist beendet: Die Gebühr wurde nicht rechtzeitig bezahlt\./),
    ).toBeVisible()
    expect(await faultsWithoutShifts(defendant)).toEqual([])
  })

  await test.step('of the next agreement the plaintiff pays the fee instead', async () => {
    await agree(700)
    await endFeePeriod(installation, id)
    await plaintiff.getByRole('link', { name: 'Pay and Resolve' }).click()
    await plaintiff.getByRole('button', { name: 'Pay and Resolve' }).click()
    await expect(plaintiff.getByText(/It can still be paid, unless the agreement is ended before/)).toBeVisible()
    await expectNoFaults(plaintiff)
    await payWithTestWallet(plaintiff)
    await heading(plaintiff, /paid/)
    await expect(defendant.getByText(/Mit dieser Einigung|vereinbart/i).first()).toBeVisible()
    const { status } = await readClaim(defendant, id)
    expect(status).toBe('RESOLVED_IN_FAVOUR_OF_PLANTIFF')
  })
})
