import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test'
import { expectAnswers, formOn, type KeptForm, openForm, writeAll } from './forms/kept-forms.ts'
import { accountForms, defendantForms, plaintiffForms } from './forms/kept-forms-table.ts'
import { type ApiClaim, call, submitByApi } from './people/filed-by-api.ts'
import { type Person, password, person } from './people/people.ts'
import { type TwoPeople, twoPeople } from './people/two-people.ts'
import { changePasswordElsewhere, endElsewhere, logInAgain } from './trouble/situations.ts'

const test = base.extend<object, { world: TwoPeople }>({
  // A function of this file's own: files that share one share what it made, and its claims would reach the limit.
  world: [({ browser }, use) => twoPeople({ browser }, use), { scope: 'worker', timeout: 90_000 }],
})

/** Whatever changes something. */
const isAct = (method: string): boolean => method !== 'GET'

const problem = (form: Locator) => form.getByRole('alert').filter({ hasText: 'There is a problem' })

async function sendingFails(
  page: Page,
  send: () => Promise<void>,
  words: RegExp,
  answers: KeptForm['half'],
): Promise<void> {
  await send()
  await expect(problem(formOn(page))).toContainText(words)
  await expectAnswers(formOn(page), answers)
}

/** Presses the button twice while the first answer is awaited: it is sent once, and arrives. */
async function isSentOnce(page: Page, send: () => Promise<void>): Promise<void> {
  const released = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<boolean>()
  let count = 0
  await page.route('**/v1/**', async route => {
    if (!isAct(route.request().method())) return route.fallback()
    count += 1
    await released.promise
    const answer = await route.fetch()
    answered.resolve(answer.ok())
    await route.fulfill({ response: answer })
  })
  await send()
  const sending = formOn(page).getByRole('button', { name: 'Sending…' })
  await expect(sending).toHaveAttribute('aria-disabled', 'true')
  await sending.click({ force: true })
  await sending.press('Enter')
  released.resolve()
  expect(await answered.promise).toBe(true)
  await expect(problem(formOn(page))).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Sending…' })).toHaveCount(0)
  expect(count).toBe(1)
  await page.unrouteAll({ behavior: 'wait' })
}

const failing = (page: Page) =>
  page.route('**/v1/**', route =>
    isAct(route.request().method()) ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  )

/** Sends the form offline, to a failing server, without a session and at last slowly. */
async function survives(page: Page, form: KeptForm, who: Person | null): Promise<void> {
  const { send: button, half, rest } = form
  if (button === undefined) throw new Error(`${form.name} is not sent by a button`)
  const answers = { ...half, ...rest }
  const send = () => formOn(page).getByRole('button', { name: button, exact: true }).click()
  const context = page.context()
  await openForm(page, form)
  await form.grow?.(formOn(page))
  await writeAll(formOn(page), answers)

  await context.setOffline(true)
  await sendingFails(page, send, /You are offline\. Check your connection and try again\./, answers)
  await context.setOffline(false)

  await failing(page)
  await sendingFails(page, send, /There is a problem.+\w+/, answers)
  await page.unrouteAll({ behavior: 'wait' })

  if (who) {
    const place = page.url()
    await endElsewhere(page)
    await send()
    await logInAgain(page, who.username, password)
    await expect(page).toHaveURL(place)
    await form.open?.(page)
    await expectAnswers(formOn(page), answers)
  }
  await isSentOnce(page, send)
}

async function surviveAll(page: Page, forms: readonly KeptForm[], who: Person | null): Promise<void> {
  for (const form of forms.filter(({ send }) => send !== undefined)) {
    await test.step(form.name, () => survives(page, form, who))
  }
}

test('a plaintiff’s form that cannot be sent says so, keeps the words and is sent once', async ({
  world: { plaintiff: page, who },
}) => {
  await page.goto('/dashboard')
  const inNotice = await submitByApi(page, who.defendant)
  const draft = await call<ApiClaim>(page, { path: '/v1/claims' })
  await surviveAll(page, plaintiffForms({ draftId: draft.id, inNoticeId: inNotice.id }), who.plaintiff)
})

test('an answering form that cannot be sent says so, keeps the words and is sent once', async ({
  world: { plaintiff, defendant: page, who },
}) => {
  await plaintiff.goto('/dashboard')
  const [disputed, proposed] = [
    await submitByApi(plaintiff, who.defendant),
    await submitByApi(plaintiff, who.defendant),
  ]
  await surviveAll(page, defendantForms({ disputed: disputed.id, proposed: proposed.id }), who.defendant)
})

test('an account’s form that cannot be sent says so, keeps the words and is sent once', async ({
  world: { defendant: page, who },
}) => {
  await surviveAll(page, accountForms, who.defendant)
})

test('a visitor’s form that cannot be sent says so, keeps the words and is sent once', async ({
  browser,
  world: { installation, who },
}) => {
  const context: BrowserContext = await browser.newContext({ baseURL: installation.url })
  const rosa = person('Rosa', 'Lang', 'AT')
  const forms: KeptForm[] = [
    {
      name: 'signing up',
      path: '/auth/register',
      half: { 'First Name': 'Rosa', 'Last Name': 'Lang', Email: rosa.email, Country: 'AT', Username: rosa.username },
      rest: { 'Identification ID': 'ID-778899', Password: password, 'Repeat Password': password },
      send: 'Sign Up',
    },
    {
      name: 'a forgotten password',
      path: '/auth/forgot-password',
      half: { Email: rosa.email },
      rest: {},
      send: 'Send the link',
    },
    {
      name: 'logging in',
      path: '/auth/login',
      half: { Username: who.plaintiff.username },
      rest: { Password: password },
      send: 'Log In',
    },
  ]
  await surviveAll(await context.newPage(), forms, null)
  await context.close()
})

test('a draft that cannot be saved says so, keeps the words and is saved when it can be', async ({
  world: { plaintiff: page, who },
}) => {
  const draft = await call<ApiClaim>(page, { path: '/v1/claims' })
  const place = page.getByLabel('Location')
  const status = (text: RegExp) => page.getByRole('main').getByText(text)
  const isSaved = async (location: string) => {
    await expect(status(/^Saved \d\d:\d\d/)).toBeVisible()
    const saved = await call<{ location: string }>(page, { method: 'GET', path: `/v1/claims/${draft.id}` })
    expect(saved.location).toBe(location)
  }
  await page.goto(`/dashboard/create-claim/step-2/${draft.id}`)
  await expect(place).toBeVisible()
  await page.context().setOffline(true)
  await place.fill('Villach')
  await expect(status(/^Not saved yet: you are offline\./)).toBeVisible()
  await page.context().setOffline(false)
  await isSaved('Villach')

  await failing(page)
  await place.fill('Spittal')
  await expect(status(/^Not saved yet: the server cannot be reached\./)).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await isSaved('Spittal')

  const newPassword = 'Settled-at-last-9'
  await changePasswordElsewhere(page, { username: who.plaintiff.username, password, newPassword })
  await place.fill('Lienz')
  await logInAgain(page, who.plaintiff.username, newPassword)
  await expect(place).toHaveValue('Lienz')
  await isSaved('Lienz')
})
