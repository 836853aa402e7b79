import { expect, type Page } from '@playwright/test'
import { messages } from '../requirements/messages.ts'
import { confirmAddress, logIn, person, signUp } from './accounts/accounts.ts'
import { call, joinByApi, submitByApi } from './filing/filing-by-api.ts'
import { freeFiling, test } from './installation/fixtures.ts'
import { aboutLetter, codeIn, linkIn, mailTo } from './installation/mailbox.ts'
import { faultsOf, watch } from './screens/inspection.ts'

/** Filing is free, so no payment is needed. */
test.use({ settings: freeFiling })

const phone = { width: 360, height: 740 }
const offers = (page: Page) => page.getByRole('region', { name: 'Claims that name your email address' })
const takeOver = (page: Page) => offers(page).getByRole('button', { name: /^Link to my account: / })

test('somebody who is named registers on a phone, is offered the claim, takes it over and answers it', {
  tag: '@SPEC-6-offer',
}, async ({ newPage, installation, problems }) => {
  const [plaintiff, defendant] = [person('Clara', 'Hofer', 'Austria'), person('Paul', 'Gruber', 'Austria')]
  const mine = await newPage()
  await joinByApi(mine, installation, plaintiff)
  const { id } = await submitByApi(mine, defendant)
  const theirs = await newPage()
  await theirs.setViewportSize(phone)
  await watch(theirs)

  await test.step('the confirmation link says what the account is offered', async () => {
    await theirs.goto('/auth/register')
    await signUp(theirs, defendant)
    const mail = await mailTo(installation.mailUrl, defendant.email, /confirm/i)
    await theirs.goto(linkIn(mail, '/auth/confirmation/token/'))
    await expect(theirs.getByText(/^A claim names this email address\./)).toBeVisible()
    await confirmAddress(theirs, installation, defendant)
    await logIn(theirs, defendant)
  })

  await test.step('Home shows plaintiff, sum and date; the claim is not theirs to see', async () => {
    await expect(offers(theirs).getByRole('heading', { level: 3 })).toHaveText('Clara Hofer asks EUR 1,200.00 from you')
    await expect(offers(theirs)).toContainText('Date of the event: 03-Feb-2026')
    await expect(theirs.getByRole('link', { name: 'Claims against' })).toContainText('0')
    expect((await theirs.request.get(`/v1/claims/${id}`)).status()).toBe(404)
    expect(await faultsOf(theirs)).toEqual([])
  })

  await test.step('one press leads to the claim and to what can be done there', async () => {
    await takeOver(theirs).click()
    await expect(theirs).toHaveURL(`/dashboard/claims/against-me/${id}`)
    await expect(theirs.getByText('The claim is linked to your account.')).toBeVisible()
    for (const action of [/^Dispute/, /^Propose Resolution/, /^Pay and Resolve/]) {
      await expect(theirs.getByRole('link', { name: action }).first()).toBeVisible()
    }
    expect(await faultsOf(theirs)).toEqual([])
  })

  await test.step('they answer, and the plaintiff reads who it was', async () => {
    await theirs
      .getByRole('link', { name: /^Propose Resolution/ })
      .first()
      .click()
    await theirs.getByLabel('What you offer').selectOption('Plaintiff')
    await theirs.getByLabel('Who pays the platform fee').selectOption('I do')
    await theirs.getByLabel('Value').fill('800')
    await theirs.getByRole('button', { name: 'Propose Resolution' }).click()
    await expect(theirs.getByText(messages['resolution-proposed-successfully'].text).first()).toBeVisible()
    await mine.goto(`/dashboard/claims/my-claims/${id}/history`)
    await expect(mine.getByRole('row').filter({ hasText: 'Claim linked to an account' })).toContainText('Paul Gruber')
    await theirs.goto('/dashboard')
    await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(offers(theirs)).toBeHidden()
  })

  expect(problems).toEqual([])
})

test('an offer comes and goes on the page that is open, and is taken over once', async ({ newPage, installation }) => {
  const [plaintiff, defendant] = [person('Clara', 'Hofer', 'Austria'), person('Paul', 'Gruber', 'Austria')]
  const mine = await newPage()
  const theirs = await newPage()
  await joinByApi(mine, installation, plaintiff)
  await joinByApi(theirs, installation, defendant)
  await theirs.goto('/dashboard')
  await expect(theirs.getByText('Where to begin')).toBeVisible()

  const other = await submitByApi(mine, defendant)
  await expect(takeOver(theirs)).toBeVisible()
  await call(mine, { method: 'PATCH', path: `/v1/claims/${other.id}/amend`, body: { value: 900 } })
  await expect(offers(theirs)).toContainText('Clara Hofer asks EUR 900.00 from you')

  await test.step('by somebody else with the code, it goes', async () => {
    const stranger = await newPage()
    await joinByApi(stranger, installation, person('Mallory', 'Krause', 'Germany'))
    const invitation = await mailTo(installation.mailUrl, defendant.email, aboutLetter)
    await call(stranger, { path: `/v1/claims/takeover/${codeIn(invitation)}` })
    await expect(offers(theirs)).toBeHidden()
    expect((await theirs.request.get(`/v1/claims/${other.id}`)).status()).toBe(404)
  })

  const { id } = await submitByApi(mine, defendant)
  await test.step('the notification leads to it', async () => {
    await theirs.goto('/dashboard/profile')
    await theirs.getByRole('button', { name: /Notifications/ }).click()
    await theirs
      .getByRole('dialog')
      .getByRole('link', { name: /that names your email address/ })
      .first()
      .click()
    await expect(theirs).toHaveURL('/dashboard')
    await expect(takeOver(theirs)).toBeVisible()
  })

  await test.step('of two tabs, the second is told', async () => {
    const second = await theirs.context().newPage()
    // It hears of nothing, as if the line were cut.
    await second.route('**/v1/events', route => route.abort())
    await second.goto('/dashboard')
    await expect(takeOver(second)).toBeVisible()
    await second.route('**/v1/claims/offered', route => route.abort())
    await takeOver(theirs).dblclick()
    await expect(theirs).toHaveURL(`/dashboard/claims/against-me/${id}`)
    await takeOver(second).click()
    await expect(second.getByText('Somebody has linked this claim to an account already.').first()).toBeVisible()
    await second.unroute('**/v1/claims/offered')
    await expect(offers(second)).toBeHidden()
    await second.close()
  })
})
