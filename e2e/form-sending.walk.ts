import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { type Person, password, person } from './accounts/accounts.ts'
import { changePasswordElsewhere, endElsewhere, logInAgain } from './faults/page-faults.ts'
import { type ApiClaim, call, submitByApi, takeOverByApi } from './filing/filing-by-api.ts'
import { accountForms, defendantForms, plaintiffForms } from './forms/form-cases.ts'
import { expectAnswers, type FormCase, formOn, openForm, writeAll } from './forms/form-persistence.ts'
import { freeFiling, test } from './installation/fixtures.ts'

test.use({ settings: freeFiling })

const changesState = (method: string): boolean => method !== 'GET'

const problem = (form: Locator) => form.getByRole('alert').filter({ hasText: 'There is a problem' })

/** The form says why it could not be sent, and keeps its answers. */
async function expectRefusedSending(
  page: Page,
  send: () => Promise<void>,
  message: RegExp,
  answers: FormCase['firstAnswers'],
): Promise<void> {
  await send()
  await expect(problem(formOn(page))).toContainText(message)
  await expectAnswers(formOn(page), answers)
}

/** Presses the button again while the answer is awaited: one request is sent. */
async function expectSentOnce(page: Page, send: () => Promise<void>): Promise<void> {
  const released = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<boolean>()
  let count = 0
  await page.route('**/v1/**', async route => {
    if (!changesState(route.request().method())) return route.fallback()
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

const failRequests = (page: Page) =>
  page.route('**/v1/**', route =>
    changesState(route.request().method()) ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  )

/** Sends the form offline, to a failing server, without a session, and at last to a slow server. */
async function sendThroughFaults(page: Page, form: FormCase, who: Person | null): Promise<void> {
  const { submitButton: button, firstAnswers, remainingAnswers } = form
  if (button === undefined) throw new Error(`${form.name} is not sent by a button`)
  const answers = { ...firstAnswers, ...remainingAnswers }
  const send = () => formOn(page).getByRole('button', { name: button, exact: true }).click()
  const context = page.context()
  await openForm(page, form)
  await form.addEntries?.(formOn(page))
  await writeAll(formOn(page), answers)

  await context.setOffline(true)
  await expectRefusedSending(page, send, /You are offline\. Check your connection and try again\./, answers)
  await context.setOffline(false)

  await failRequests(page)
  await expectRefusedSending(page, send, /There is a problem.+\w+/, answers)
  await page.unrouteAll({ behavior: 'wait' })

  if (who) {
    const address = page.url()
    await endElsewhere(page)
    await send()
    await logInAgain(page, who.username, password)
    await expect(page).toHaveURL(address)
    await form.open?.(page)
    await expectAnswers(formOn(page), answers)
  }
  await expectSentOnce(page, send)
}

async function sendAllThroughFaults(page: Page, forms: readonly FormCase[], who: Person | null): Promise<void> {
  const sent = forms.filter(({ submitButton }) => submitButton !== undefined)
  // Every form learns of the end of a session in the same place, so that the first of a kind is enough.
  for (const [index, form] of sent.entries()) {
    await test.step(form.name, () => sendThroughFaults(page, form, index === 0 ? who : null))
  }
}

test('a plaintiff’s form that cannot be sent says so, keeps its answers and is then sent once', async ({
  people: { plaintiff: page, who },
}) => {
  await page.goto('/dashboard')
  const inNotice = await submitByApi(page, who.defendant)
  const draft = await call<ApiClaim>(page, { path: '/v1/claims' })
  await sendAllThroughFaults(
    page,
    plaintiffForms({ draftId: draft.id, inNoticeId: inNotice.id, defendant: who.defendant }),
    who.plaintiff,
  )
})

test('an answering form that cannot be sent says so, keeps its answers and is then sent once', async ({
  people: { plaintiff, defendant: page, who },
}) => {
  await plaintiff.goto('/dashboard')
  const [disputed, proposed] = [
    await submitByApi(plaintiff, who.defendant),
    await submitByApi(plaintiff, who.defendant),
  ]
  await takeOverByApi(page)
  await sendAllThroughFaults(page, defendantForms({ disputed: disputed.id, proposed: proposed.id }), who.defendant)
})

test('an account’s form that cannot be sent says so, keeps its answers and is then sent once', async ({
  people: { defendant: page, who },
}) => {
  await sendAllThroughFaults(page, accountForms, who.defendant)
})

test('a visitor’s form that cannot be sent says so, keeps its answers and is then sent once', async ({
  browser,
  people: { installation, who },
}) => {
  const context: BrowserContext = await browser.newContext({ baseURL: installation.url })
  const rosa = person('Rosa', 'Lang', 'AT')
  const forms: FormCase[] = [
    {
      name: 'signing up',
      path: '/auth/register',
      firstAnswers: {
        'First Name': 'Rosa',
        'Last Name': 'Lang',
        Email: rosa.email,
        Country: 'AT',
        Username: rosa.username,
      },
      remainingAnswers: { 'Identification ID': 'ID-778899', Password: password, 'Repeat Password': password },
      submitButton: 'Sign Up',
    },
    {
      name: 'a forgotten password',
      path: '/auth/forgot-password',
      firstAnswers: { Email: rosa.email },
      remainingAnswers: {},
      submitButton: 'Send the link',
    },
    {
      name: 'logging in',
      path: '/auth/login',
      firstAnswers: { Username: who.plaintiff.username },
      remainingAnswers: { Password: password },
      submitButton: 'Log In',
    },
  ]
  await sendAllThroughFaults(await context.newPage(), forms, null)
  await context.close()
})

test('a draft that cannot be saved says so, keeps its answers and is saved later', async ({
  people: { plaintiff: page, who },
}) => {
  const draft = await call<ApiClaim>(page, { path: '/v1/claims' })
  const location = page.getByLabel('Location')
  const status = (text: RegExp) => page.getByRole('main').getByText(text)
  const isSaved = async (location: string) => {
    await expect(status(/^Saved \d\d:\d\d/)).toBeVisible()
    const saved = await call<{ location: string }>(page, { method: 'GET', path: `/v1/claims/${draft.id}` })
    expect(saved.location).toBe(location)
  }
  await page.goto(`/dashboard/create-claim/step-2/${draft.id}`)
  await expect(location).toBeVisible()
  await page.context().setOffline(true)
  await location.fill('Villach')
  await expect(status(/^Not saved yet: you are offline\./)).toBeVisible()
  await page.context().setOffline(false)
  await isSaved('Villach')

  await failRequests(page)
  await location.fill('Spittal')
  await expect(status(/^Not saved yet: the server cannot be reached\./)).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await isSaved('Spittal')

  const newPassword = 'Settled-at-last-9'
  await failRequests(page)
  await location.fill('Lienz')
  await expect(status(/^Not saved yet: the server cannot be reached\./)).toBeVisible()
  await changePasswordElsewhere(page, { username: who.plaintiff.username, password, newPassword })
  await page.unrouteAll({ behavior: 'wait' })
  await logInAgain(page, who.plaintiff.username, newPassword)
  await expect(location).toHaveValue('Lienz')
  await isSaved('Lienz')
})
