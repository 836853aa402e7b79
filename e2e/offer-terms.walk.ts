import { expect } from '@playwright/test'
import { password } from './accounts/accounts.ts'
import { freeFiling, test } from './installation/fixtures.ts'
import { linkIn } from './installation/mailbox.ts'
import { onPhone, writtenTo } from './letters/reading-a-letter.ts'
import { expectNoFaults, watch } from './screens/inspection.ts'

test.use({ settings: freeFiling })

const firstDay = `${new Date().getFullYear() + 1}-01-31`
const note = 'Mein Gehalt kommt am Monatsende.'

test('an offer in instalments is written on a phone in German, and read with its plan and accepted in English', {
  tag: '@SPEC-2-route-answer',
}, async ({ browser, people }) => {
  const { id, letter } = await writtenTo(people)
  const theirs = await onPhone(browser, people, 'de-AT')
  await watch(theirs)

  await test.step('the plan grows as it is typed, and stays when the page is loaded again', async () => {
    await theirs.goto(linkIn(letter, '/answer'))
    await theirs.getByRole('link', { name: 'Ein Angebot machen', exact: true }).tap()
    await theirs.getByLabel('Betrag in EUR').fill('1000')
    await theirs.getByLabel('Wann wird gezahlt?').selectOption('In Raten')
    await theirs.getByLabel('Erste Rate am').fill(firstDay)
    const plan = theirs.getByText(/^2-mal 333,33\sEUR und einmal 333,34\sEUR, die erste am 31\./)
    await expect(plan).toBeVisible()
    await theirs.getByLabel(/^Anmerkung zu Ihrem Angebot/).fill(note)
    await expect(theirs.getByText(/^Gespeichert um/)).toBeVisible()
    // Scrolls up first: after a reload the browser restores the position before content has loaded, and the footer
    // would shift.
    await theirs.evaluate(() => window.scrollTo(0, 0))
    await theirs.reload()
    await expect(plan).toBeVisible()
    await expect(theirs.getByLabel(/^Anmerkung zu Ihrem Angebot/)).toHaveValue(note)
    await expectNoFaults(theirs)
    await theirs.getByRole('button', { name: 'Weiter' }).tap()
    await expect(theirs.getByRole('row')).toHaveCount(4)
    await expect(theirs.getByText(note)).toBeVisible()
    await expectNoFaults(theirs)
  })

  await test.step('an account gives it', async () => {
    await theirs.getByRole('textbox', { name: 'Passwort', exact: true }).fill(password)
    await theirs.getByRole('button', { name: 'Konto eröffnen und Antwort senden' }).tap()
    await expect(theirs).toHaveURL(`/dashboard/claims/against-me/${id}`)
    await expect(
      theirs
        .getByText(/^Sie würden 1\.000,00\sEUR in 3 Raten \(alle zu 333,33\sEUR, nur die letzte zu 333,34\sEUR/)
        .first(),
    ).toBeVisible()
    await expectNoFaults(theirs)
  })

  const mine = people.plaintiff
  await mine.setViewportSize({ width: 360, height: 740 })
  await watch(mine)

  await test.step('the plaintiff is told of it, and reads each day and sum', async () => {
    await mine.goto(`/dashboard/claims/my-claims/${id}`)
    const offer =
      /^You would receive EUR.1,000\.00 in 3 instalments \(all of EUR.333\.33 but the last of EUR.333\.34; the first on 31.Jan/
    await expect(mine.getByText(offer).first()).toBeVisible()
    const plan = mine.getByRole('table', { name: 'When each sum is paid' }).first()
    await expect(plan.getByRole('row')).toHaveText([
      'Due onSum',
      /^31.Jan.\d{4}EUR.333\.33$/,
      /^2[89].Feb.\d{4}EUR.333\.33$/,
      /^31.Mar.\d{4}EUR.333\.34$/,
    ])
    await expect(mine.getByText(note).first()).toBeVisible()
    await expectNoFaults(mine)
  })

  await test.step('accepts it by its terms, and it stands agreed', async () => {
    await mine
      .getByRole('button', { name: /^Accept/ })
      .first()
      .click()
    const dialog = mine.getByRole('alertdialog')
    await expect(dialog.getByRole('table', { name: 'When each sum is paid' })).toBeVisible()
    await expectNoFaults(mine)
    await dialog.getByRole('button', { name: 'Accept' }).click()
    await expect(mine.getByText(/Resolution accepted\s+successfully/).first()).toBeVisible()
    await expect(mine.getByText(/^You are to receive EUR.1,000\.00 in 3 instalments/).first()).toBeVisible()
  })
  await theirs.context().close()
})
