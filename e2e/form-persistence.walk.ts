import { expect, type Locator, type Page } from '@playwright/test'
import { logIn } from './accounts/accounts.ts'
import { type ApiClaim, call, submitByApi, takeOverByApi } from './filing/filing-by-api.ts'
import { accountForms, defendantForms, letterForms, plaintiffForms, visitorForms } from './forms/form-cases.ts'
import {
  browserStorage,
  expectAnswers,
  type FormCase,
  fillFirstAnswers,
  formOn,
  leaveAndReturn,
  openForm,
  openSecondTab,
} from './forms/form-persistence.ts'
import { freeFiling, test } from './installation/fixtures.ts'
import { linkIn } from './installation/mailbox.ts'
import { writtenTo } from './letters/reading-a-letter.ts'

test.use({ settings: freeFiling })

/** Fills a part of the form, leaves it in every way, and sends it from a second tab. */
async function expectPersisted(page: Page, formCase: FormCase): Promise<void> {
  await fillFirstAnswers(page, formCase)
  await leaveAndReturn(page, formCase)
  const second = await openSecondTab(page, formCase)
  if (formCase.submitButton !== undefined) {
    await formOn(second).getByRole('button', { name: formCase.submitButton, exact: true }).click()
    await formCase.inOtherTab?.(page, formOn(page))
    const words = Object.values({ ...formCase.firstAnswers, ...formCase.remainingAnswers }).filter(
      word => typeof word === 'string',
    )
    // The other tab may hear of it by an event before this one has its answer.
    await expect
      .poll(async () => {
        const stored = await browserStorage(second)
        return words.filter(word => stored.includes(JSON.stringify(word).slice(1, -1)))
      })
      .toEqual([])
  }
  await second.close()
}

test('the forms of filing keep what is typed until it is sent', async ({ people: { plaintiff, who } }) => {
  const inNotice = await submitByApi(plaintiff, who.defendant)
  const draft = await call<ApiClaim>(plaintiff, { path: '/v1/claims' })
  for (const formCase of plaintiffForms({ draftId: draft.id, inNoticeId: inNotice.id, defendant: who.defendant })) {
    await test.step(formCase.name, () => expectPersisted(plaintiff, formCase))
  }
})

test('the forms that answer a claim keep what is typed until it is sent', async ({
  people: { plaintiff, defendant, who },
}) => {
  const disputed = await submitByApi(plaintiff, who.defendant)
  const proposed = await submitByApi(plaintiff, who.defendant)
  await takeOverByApi(defendant)
  for (const formCase of defendantForms({ disputed: disputed.id, proposed: proposed.id })) {
    await test.step(formCase.name, () => expectPersisted(defendant, formCase))
  }
})

test('the forms of an account keep what is typed until it is sent', async ({ people: { plaintiff } }) => {
  for (const formCase of accountForms) await test.step(formCase.name, () => expectPersisted(plaintiff, formCase))
})

test('a draft that two tabs write at once loses nothing, with or without the network', async ({
  people: { plaintiff: page },
}) => {
  const { id } = await call<ApiClaim>(page, { path: '/v1/claims' })
  const second = await page.context().newPage()
  const forms = []
  for (const tab of [page, second]) {
    await tab.goto(`/dashboard/create-claim/step-2/${id}`)
    forms.push(formOn(tab))
  }
  const [mine, other] = forms as [Locator, Locator]
  await mine.getByLabel('Location').fill('Spittal')
  await expect(other.getByLabel('Location')).toHaveValue('Spittal')
  await other.getByLabel('Location').fill('Lienz')
  await expect(mine.getByLabel('Location')).toHaveValue('Lienz')
  await expect(mine.getByText('Changed in another window: Location')).toBeVisible()

  await page.context().setOffline(true)
  await mine.getByLabel('Value', { exact: true }).fill('4200')
  // Nobody types in two tabs within the milliseconds that a browser takes to tell one of the other's storage.
  await expect(other.getByLabel('Value', { exact: true })).toHaveValue(/4.?200/)
  await other.getByLabel('Jurisdiction').fill('Tyrol')
  await expect(mine.getByText(/^Not saved yet/)).toBeVisible()
  await second.close()
  await page.context().setOffline(false)
  await expect(mine.getByText(/^Saved \d\d:\d\d/)).toBeVisible()
  const saved = await call<Record<string, unknown>>(page, { method: 'GET', path: `/v1/claims/${id}` })
  expect(saved).toMatchObject({ location: 'Lienz', jurisdiction: 'Tyrol', asked: 4200 })
  expect(await browserStorage(page)).not.toContain('Tyrol')
})

test('a visitor’s input stays in its tab, and a password is stored nowhere', async ({
  browser,
  people: { installation },
}) => {
  const context = await browser.newContext({ baseURL: installation.url })
  const page = await context.newPage()
  for (const formCase of visitorForms) {
    await test.step(formCase.name, async () => {
      await fillFirstAnswers(page, formCase)
      await leaveAndReturn(page, formCase)
      const second = await context.newPage()
      const empty = Object.fromEntries(Object.keys(formCase.firstAnswers).map(label => [label, '']))
      await expectAnswers(await openForm(second, formCase), empty)
      await expectAnswers(formOn(page), formCase.firstAnswers)
      await second.close()
    })
  }
  await context.close()
})

test('the forms that answer a letter keep what is typed before there is an account', async ({ browser, people }) => {
  const { letter } = await writtenTo(people)
  const context = await browser.newContext({ baseURL: people.installation.url })
  const page = await context.newPage()
  await page.goto(linkIn(letter, '/answer'))
  await expect(page).toHaveURL('/answer')
  for (const formCase of letterForms) {
    await test.step(formCase.name, async () => {
      await fillFirstAnswers(page, formCase)
      await leaveAndReturn(page, formCase)
    })
  }
  await context.close()
})

test('a search begins in a new tab with the last term, and each tab then has its own', async ({
  browser,
  people: { installation, plaintiff },
}) => {
  const context = await browser.newContext({ baseURL: installation.url })
  for (const [page, path] of [
    [await context.newPage(), '/search'],
    [plaintiff, '/dashboard/search'],
  ] as const) {
    const box = (tab: Page) => tab.getByLabel('Search claims, companies and people')
    await page.goto(path)
    await box(page).fill('Dachbau')
    await page.reload()
    await expect(box(page)).toHaveValue('Dachbau')
    const second = await page.context().newPage()
    await second.goto(path)
    await expect(box(second)).toHaveValue('Dachbau')
    await box(second).fill('Brückner')
    await second.close()
    await expect(box(page)).toHaveValue('Dachbau')
  }
  await context.close()
})

test('unsent input survives the end of the session, and is deleted when somebody else signs in', async ({
  browser,
  people: { installation, who },
}) => {
  const context = await browser.newContext({ baseURL: installation.url })
  const page = await context.newPage()
  await logIn(page, who.plaintiff)
  await page.goto('/dashboard/takeover')
  await page.getByLabel('Redeem Code').fill('HALF-A-CODE')
  await context.clearCookies()
  await logIn(page, who.plaintiff)
  await page.goto('/dashboard/takeover')
  await expect(page.getByLabel('Redeem Code')).toHaveValue('HALF-A-CODE')
  await context.clearCookies()
  await logIn(page, who.defendant)
  expect(await browserStorage(page)).not.toContain('HALF-A-CODE')
  await page.goto('/dashboard/takeover')
  await expect(page.getByLabel('Redeem Code')).toHaveValue('')
  await context.close()
})
