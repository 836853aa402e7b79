import { expect } from '@playwright/test'
import { messages } from '../requirements/messages.ts'
import { confirmations } from '../requirements/texts.ts'
import { confirmAddress, join, logIn, person, signUp } from './accounts/accounts.ts'
import { type ApiClaim, call } from './filing/filing-by-api.ts'
import { addCompany, addPerson, fileClaim, heading, payWithTestWallet } from './filing/filing-by-page.ts'
import { test } from './installation/fixtures.ts'
import { aboutLetter, mailTo, registrationWith } from './installation/mailbox.ts'
import { endNoticePeriod } from './installation/stored-claims.ts'

test('a claim is filed, disputed, negotiated, paid, and stands resolved on the public record', {
  tag: '@SPEC-4-settlement',
}, async ({ newPage, installation, problems }) => {
  const plaintiff = person('Clara', 'Hofer', 'Austria')
  const director = person('Viktor', 'Stein', 'Germany')
  const mason = person('Paul', 'Gruber', 'Austria')
  const legalName = `Dachbau ${crypto.randomUUID().slice(0, 8)} GmbH`

  const mine = await newPage()
  const theirs = await newPage()
  const visitor = await newPage()

  await test.step('the plaintiff joins and files', async () => {
    await join(mine, installation, plaintiff)
    await fileClaim(mine, {
      value: '12500',
      addDefendants: async page => {
        await addCompany(page, { legalName, email: `office@${crypto.randomUUID()}.example`, representative: director })
        await addPerson(page, mason)
      },
    })
  })

  await test.step('the notice period passes and the public finds the claim', async () => {
    const { myClaims } = await call<{ myClaims: ApiClaim[] }>(mine, { method: 'GET', path: '/v1/claims' })
    await endNoticePeriod(installation, myClaims[0]?.id ?? '')
    await expect(async () => {
      await visitor.goto(`/search?term=${encodeURIComponent(legalName)}`)
      await expect(visitor.getByRole('link', { name: /asks EUR.12,500\.00 from/ })).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await visitor.getByRole('link', { name: /asks EUR.12,500\.00 from/ }).click()
    await expect(visitor).toHaveURL(/\/claim\//)
    await expect(visitor.getByText('EUR 12,500.00').first()).toBeVisible()
    await expect(visitor.getByText('No response').first()).toBeVisible()
  })

  await test.step('the representative follows the code, registers, takes over and disputes', async () => {
    const letter = await mailTo(installation.mailUrl, director.email, aboutLetter)
    await theirs.goto(registrationWith(letter))
    await expect(theirs.getByLabel('First Name')).toHaveValue(director.firstName)
    await signUp(theirs, director)
    await confirmAddress(theirs, installation, director)
    await logIn(theirs, director)
    await theirs.goto('/dashboard/claims/against-me')
    await theirs
      .getByRole('link', { name: /^Dispute/ })
      .first()
      .click()
    await heading(theirs, 'Dispute claim')
    await theirs.getByLabel('Reason').selectOption('Not Factual')
    await theirs.getByLabel('Additional explanation').fill('The gutter was not part of our work.')
    await theirs.getByLabel('I have read the claim').check()
    await theirs.getByRole('button', { name: 'Pay and dispute' }).click()
    await payWithTestWallet(theirs)
  })

  const claimPath = await visitor.evaluate(() => location.pathname)

  await test.step('they negotiate: proposed, rejected, proposed, accepted', async () => {
    await mine.goto('/dashboard/claims/my-claims')
    await mine
      .getByRole('link', { name: /^Propose Resolution/ })
      .first()
      .click()
    await mine.getByText('Terms as they are recorded').click()
    await mine.getByLabel('Winning party').selectOption('Plaintiff (me)')
    await mine.getByLabel('Cost owner').selectOption('Defendant (the other party)')
    await mine.getByLabel('Value').fill('11000')
    await expect(mine.getByText('The fees for this proposed Resolution Agreement would be EUR 550.00')).toBeVisible()
    await mine.getByRole('button', { name: 'Propose Resolution' }).click()
    await expect(mine.getByText(messages['resolution-proposed-successfully'].text).first()).toBeVisible()

    await theirs.goto('/dashboard/claims/against-me')
    await theirs
      .getByRole('button', { name: /^Reject/ })
      .first()
      .click()
    await expect(theirs.getByRole('alertdialog')).toContainText(confirmations.rejecting.text)
    await theirs.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click()
    await expect(theirs.getByText(messages['resolution-rejected-successfully'].text).first()).toBeVisible()
    await theirs
      .getByRole('link', { name: /^Propose Resolution/ })
      .first()
      .click()
    await theirs.getByLabel('Value').fill('8000')
    await theirs.getByLabel('Who pays the platform fee').selectOption('I do')
    await theirs.getByRole('button', { name: 'Propose Resolution' }).click()
    await expect(theirs.getByText(messages['resolution-proposed-successfully'].text).first()).toBeVisible()

    await mine.goto('/dashboard/claims/my-claims')
    await mine
      .getByRole('button', { name: /^Accept/ })
      .first()
      .click()
    await mine.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
    await expect(mine.getByText(/Resolution accepted\s+successfully/).first()).toBeVisible()
  })

  await test.step('the cost owner pays and the public page says resolved', async () => {
    await theirs.goto('/dashboard/claims/against-me')
    await theirs
      .getByRole('link', { name: /^Pay and Resolve/ })
      .first()
      .click()
    await theirs.getByRole('button', { name: 'Pay and Resolve' }).click()
    await payWithTestWallet(theirs)
    await visitor.goto(claimPath)
    await expect(visitor.getByText('Resolved In Favour Of Plaintiff').first()).toBeVisible()
  })

  expect(problems).toEqual([])
})
