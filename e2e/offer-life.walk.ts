import { expect, type Page } from '@playwright/test'
import { call, submitByApi, takeOverByApi } from './filing/filing-by-api.ts'
import { freeFiling, test } from './installation/fixtures.ts'
import { endOffer } from './installation/stored-claims.ts'
import { expectNoFaults, watch } from './screens/inspection.ts'

test.use({ settings: freeFiling })

const phone = { width: 360, height: 740 }

test('an offer is countered on a phone, the counter-offer withdrawn in German, and another one expires', async ({
  people,
}) => {
  const { installation, plaintiff, defendant, who } = people
  for (const page of [plaintiff, defendant]) {
    await page.setViewportSize(phone)
    await watch(page)
  }
  const { id } = await submitByApi(plaintiff, who.defendant)
  await takeOverByApi(defendant)
  const offer = { winningParty: 'Plaintiff', costOwner: 'Defendant', value: 600 }
  await call(defendant, { path: `/v1/claims/${id}/propose-resolution`, body: { ...offer, validForDays: 7 } })
  const [mine, theirs] = [`/dashboard/claims/my-claims/${id}`, `/dashboard/claims/against-me/${id}`]

  await test.step('the plaintiff counters', async () => {
    await plaintiff.goto(mine)
    await expect(plaintiff.getByText(/The offer is open until/)).toBeVisible()
    await expectNoFaults(plaintiff)
    await plaintiff.getByRole('link', { name: 'Make a counter-offer' }).click()
    await expect(plaintiff.getByRole('heading', { level: 1 })).toHaveText('Counter-offer')
    await expect(plaintiff.getByLabel('How long the offer is open')).toHaveValue('14')
    await plaintiff.getByLabel('Value').fill('900')
    await expectNoFaults(plaintiff)
    await plaintiff.getByRole('button', { name: 'Make the counter-offer' }).click()
    await expect(plaintiff.getByText('You made a counter-offer.').first()).toBeVisible()
    await expect(plaintiff).toHaveURL(mine)
  })

  await test.step('the plaintiff withdraws it, in German', async () => {
    await call(plaintiff, { method: 'PATCH', path: '/v1/users', body: { language: 'de' } })
    await plaintiff.goto(mine)
    await expect(plaintiff.getByText(/Das Angebot gilt bis/)).toBeVisible()
    await plaintiff.getByRole('button', { name: 'Angebot zurückziehen' }).click()
    const question = plaintiff.getByRole('alertdialog')
    await expect(question).toContainText('Die Gegenseite kann es dann nicht mehr annehmen und erfährt davon.')
    await question.getByRole('button', { name: 'Zurückziehen' }).click()
    await expect(plaintiff.getByText(/Das letzte Angebot wurde zurückgezogen\./)).toBeVisible()
    await expectNoFaults(plaintiff)
  })

  await test.step('the defendant reads what became of both', async () => {
    await defendant.goto(theirs)
    await expect(defendant.getByText(/The last offer was withdrawn\./)).toBeVisible()
    await defendant.goto(`${theirs}/resolutions`)
    await expect(defendant.getByText('Withdrawn', { exact: true })).toBeVisible()
    await expect(defendant.getByText('Answered by a counter-offer')).toBeVisible()
    await expectNoFaults(defendant)
  })

  await test.step('the next offer expires by the clock, before the eyes of both', async () => {
    await call(defendant, { path: `/v1/claims/${id}/propose-resolution`, body: { ...offer, value: 700 } })
    await plaintiff.goto(mine)
    await expect(plaintiff.getByRole('button', { name: 'Annehmen' })).toBeVisible()
    await defendant.goto(theirs)
    await endOffer(installation, id)
    await expect(plaintiff.getByText(/Das letzte Angebot ist abgelaufen/)).toBeVisible()
    await expect(plaintiff.getByRole('button', { name: 'Annehmen' })).toBeHidden()
    await expect(defendant.getByText(/The last offer has expired: nobody answered it in time\./)).toBeVisible()
  })
})

/** How often somebody has clicked since their page was opened; what they type is not counted. */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0
  await page.exposeFunction('countClick', () => clicks++)
  await page.addInitScript(() => {
    addEventListener(
      'click',
      event => event.isTrusted && (window as unknown as { countClick(): void }).countClick(),
      true,
    )
  })
  return () => clicks
}

test('from an offer to the document in hand nobody clicks more than three times', async ({ people }) => {
  const { plaintiff, defendant, who } = people
  await call(plaintiff, { method: 'PATCH', path: '/v1/users', body: { language: 'en' } })
  const { id } = await submitByApi(plaintiff, who.defendant)
  await takeOverByApi(defendant)
  const [ofPlaintiff, ofDefendant] = [await countClicks(plaintiff), await countClicks(defendant)]
  await plaintiff.goto(`/dashboard/claims/my-claims/${id}`)
  await defendant.goto(`/dashboard/claims/against-me/${id}`)

  await defendant.getByRole('link', { name: 'Propose Resolution' }).first().click()
  await defendant.getByLabel('What you offer').selectOption('Plaintiff')
  await defendant.getByLabel('Value').fill('600')
  await defendant.locator('select[name=costOwner]').first().selectOption('Defendant')
  await defendant.getByRole('button', { name: 'Propose Resolution' }).click()
  await plaintiff.getByRole('button', { name: 'Accept' }).first().click()
  await plaintiff.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  for (const page of [plaintiff, defendant]) {
    const document = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Agreement (PDF)' }).first().click()
    expect((await document).suggestedFilename()).toMatch(/-agreement\.pdf$/)
  }
  expect({ ofPlaintiff: ofPlaintiff(), ofDefendant: ofDefendant() }).toEqual({ ofPlaintiff: 3, ofDefendant: 3 })
})
