import { expect, type Page } from '@playwright/test'
import { confirmAddress, logIn, type Person, person, signUp } from './accounts/accounts.ts'
import { call, submitByApi } from './filing/filing-by-api.ts'
import { freeFiling, type TwoParties, test } from './installation/fixtures.ts'
import { aboutLetter, codeIn, linkIn, mailTo, registrationWith } from './installation/mailbox.ts'
import { openTheClaim } from './screens/folds.ts'
import { faultsOf, settled, watch } from './screens/inspection.ts'

/** The defendant is somebody else than the claim means: a stranger who came by the code. */
test.use({ settings: freeFiling })

/** Files a claim against somebody without an account, which the stranger takes over with the code. */
async function takenByStranger({ installation, plaintiff, defendant: stranger }: TwoParties, named: Person) {
  const { id } = await submitByApi(plaintiff, named)
  const letter = await mailTo(installation.mailUrl, named.email, aboutLetter)
  await call(stranger, { path: `/v1/claims/takeover/${codeIn(letter)}` })
  return id
}

/** Layout faults after a reload. Content that arrives while the page is open shifts the layout below it. */
async function faultsOnceOpened(page: Page): Promise<string[]> {
  await page.reload()
  await settled(page)
  return faultsOf(page)
}

const contested = /^(Is|Are) .+ the right person for .+\?/

test('the plaintiff contests who took the claim over, and the right person takes the seat', {
  tag: '@SPEC-6-contest',
}, async ({ people, browser }) => {
  const { installation, plaintiff, defendant: stranger, who } = people
  const dora = person('Dora', 'Lenz', 'Austria')
  const id = await takenByStranger(people, dora)
  const taker = `${who.defendant.firstName} ${who.defendant.lastName}`
  await watch(plaintiff)
  await watch(stranger)
  await stranger.goto(`/dashboard/claims/against-me/${id}`)
  await openTheClaim(stranger)
  await expect(stranger.getByText('You linked the claim to your account on')).toBeVisible()
  await expect(stranger.getByText('Our email')).toBeHidden()
  await expect(stranger.getByRole('button', { name: 'Not the right person?' })).toBeHidden()

  await test.step('the plaintiff reads what happens, and contests', async () => {
    await plaintiff.goto(`/dashboard/claims/my-claims/${id}`)
    await openTheClaim(plaintiff)
    await expect(plaintiff.getByText('Accepted by the mail server')).toBeVisible()
    await expect(plaintiff.getByRole('term').filter({ hasText: 'Claim linked to an account' })).toBeVisible()
    const open = plaintiff.getByRole('button', { name: 'Not the right person?' })
    const question = plaintiff.getByRole('alertdialog')
    await open.click()
    await expect(question).toContainText(`Is ${taker} not the right person?`)
    await expect(question).toContainText(`We send a new code to ${dora.email}`)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    await expect(plaintiff.getByText(contested)).toBeHidden()
    await open.click()
    await question.getByRole('button', { name: 'Send a new code' }).click()
    await expect(plaintiff.getByText(`Is ${taker} the right person for Dora Lenz?`)).toBeVisible()
    await expect(open).toBeHidden()
    expect(await faultsOnceOpened(plaintiff)).toEqual([])
  })

  await test.step('whoever took it over is told on the page that is open, and can go on', async () => {
    await expect(stranger.getByText('Are you the right person for Dora Lenz?')).toBeVisible()
    await expect(stranger.getByText('The plaintiff says that you are not the right person.')).toBeVisible()
    await expect(stranger.getByRole('link', { name: /^Propose Resolution/ })).toBeVisible()
    expect(await faultsOnceOpened(stranger)).toEqual([])
  })

  await test.step('the right person registers with the new code', async () => {
    const context = await browser.newContext({ baseURL: installation.url })
    const page = await context.newPage()
    const mail = await mailTo(installation.mailUrl, dora.email, /^Ihr neuer Zugangscode/)
    expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(`hat ${taker} eingelöst`)
    await page.goto(registrationWith(mail))
    await signUp(page, dora)
    await confirmAddress(page, installation, dora)
    await logIn(page, dora)
    await page.goto(`/dashboard/claims/against-me/${id}`)
    await openTheClaim(page)
    await expect(page.getByText('The address that the claim names is confirmed.')).toBeVisible()
    await expect(page.getByText(contested)).toBeHidden()
    await context.close()
  })

  await test.step('whoever was contested has lost the claim, on the page that is open and in the list', async () => {
    await expect(stranger.getByText('Claim not found.')).toBeVisible()
    await stranger.goto('/dashboard/claims/against-me')
    await expect(stranger.getByText('There are no claims against you')).toBeVisible()
    await stranger.getByRole('button', { name: /Notifications/ }).click()
    await expect(stranger.getByRole('dialog')).toContainText('You can no longer answer the claim')
  })
})

test('whoever reads the named mailbox contests by the one button of the page that the mail leads to', {
  tag: ['@SPEC-6-contest', '@SPEC-2-route-takeover-contest-token'],
}, async ({ people, browser }) => {
  const { installation, plaintiff, who } = people
  const dora = person('Dora', 'Lenz', 'Austria')
  const id = await takenByStranger(people, dora)
  const taker = `${who.defendant.firstName} ${who.defendant.lastName}`
  const mail = await mailTo(installation.mailUrl, dora.email, new RegExp(`^${taker} hat Ihren Zugangscode eingelöst`))
  const context = await browser.newContext({ baseURL: installation.url })
  const page = await context.newPage()
  await watch(page)
  const heading = page.getByRole('heading', { level: 1 })

  for (const _visit of [1, 2]) {
    await page.goto(linkIn(mail, '/takeover/contest/'))
    await expect(heading).toHaveText(`${taker} used the code for the claim against you`)
  }
  await expect(page.getByText(id.slice(0, 8))).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect(heading).toHaveText('We send you a new code')
  await expect(page.getByRole('button', { name: 'Send a new code' })).toBeHidden()
  expect(await faultsOf(page)).toEqual([])
  await mailTo(installation.mailUrl, dora.email, /^Ihr neuer Zugangscode/)
  await mailTo(installation.mailUrl, who.plaintiff.email, /may be the wrong person/)

  await plaintiff.goto(`/dashboard/claims/my-claims/${id}`)
  await expect(plaintiff.getByText('The person at the address that the claim names says that')).toBeVisible()
  await page.reload()
  await expect(heading).toHaveText('We send you a new code')

  await page.goto('/takeover/contest/nothing-like-it')
  await expect(page.getByText('This link is not valid, or has expired.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page.getByRole('link', { name: /Answer with your code/ })).toBeVisible()
  await context.close()
})
