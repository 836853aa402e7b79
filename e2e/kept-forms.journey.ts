import { test as base, expect, type Locator, type Page } from '@playwright/test'
import {
  expectAnswers,
  fillHalf,
  formOn,
  type KeptForm,
  keptIn,
  leaveAndReturn,
  openForm,
  openSecondTab,
} from './forms/kept-forms.ts'
import { accountForms, defendantForms, plaintiffForms, visitorForms } from './forms/kept-forms-table.ts'
import { type ApiClaim, call, submitByApi } from './people/filed-by-api.ts'
import { logIn } from './people/people.ts'
import { type TwoPeople, twoPeople } from './people/two-people.ts'

const test = base.extend<object, { world: TwoPeople }>({
  // A function of this file's own: files that share one share what it made, and its claims would reach the limit.
  world: [({ browser }, use) => twoPeople({ browser }, use), { scope: 'worker', timeout: 90_000 }],
})

/** Fills the form by half, leaves it in every way, and sends it from a second tab. */
async function keeps(page: Page, kept: KeptForm): Promise<void> {
  await fillHalf(page, kept)
  await leaveAndReturn(page, kept)
  const second = await openSecondTab(page, kept)
  if (kept.send !== undefined) {
    await formOn(second).getByRole('button', { name: kept.send, exact: true }).click()
    await kept.afterwards?.(page, formOn(page))
    const words = Object.values({ ...kept.half, ...kept.rest }).filter(word => typeof word === 'string')
    const stored = await keptIn(second)
    expect(words.filter(word => stored.includes(JSON.stringify(word).slice(1, -1)))).toEqual([])
  }
  await second.close()
}

test('the forms of filing keep what is typed until it is sent', async ({ world: { plaintiff, who } }) => {
  const inNotice = await submitByApi(plaintiff, who.defendant)
  const draft = await call<ApiClaim>(plaintiff, { path: '/v1/claims' })
  for (const kept of plaintiffForms({ draftId: draft.id, inNoticeId: inNotice.id })) {
    await test.step(kept.name, () => keeps(plaintiff, kept))
  }
})

test('the forms that answer a claim keep what is typed until it is sent', async ({
  world: { plaintiff, defendant, who },
}) => {
  const disputed = await submitByApi(plaintiff, who.defendant)
  const proposed = await submitByApi(plaintiff, who.defendant)
  for (const kept of defendantForms({ disputed: disputed.id, proposed: proposed.id })) {
    await test.step(kept.name, () => keeps(defendant, kept))
  }
})

test('the forms of an account keep what is typed until it is sent', async ({ world: { plaintiff } }) => {
  for (const kept of accountForms) await test.step(kept.name, () => keeps(plaintiff, kept))
})

test('a draft that two tabs write at once loses nothing, with or without the network', async ({
  world: { plaintiff: page },
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
  await other.getByLabel('Jurisdiction').fill('Tyrol')
  await expect(mine.getByText(/^Not saved yet/)).toBeVisible()
  await second.close()
  await page.context().setOffline(false)
  await expect(mine.getByText(/^Saved \d\d:\d\d/)).toBeVisible()
  const saved = await call<Record<string, unknown>>(page, { method: 'GET', path: `/v1/claims/${id}` })
  expect(saved).toMatchObject({ location: 'Lienz', jurisdiction: 'Tyrol', claimValue: 4200 })
  expect(await keptIn(page)).not.toContain('Tyrol')
})

test('a visitor’s words stay in their tab, and a password nowhere', async ({ browser, world: { installation } }) => {
  const context = await browser.newContext({ baseURL: installation.url })
  const page = await context.newPage()
  for (const kept of visitorForms) {
    await test.step(kept.name, async () => {
      await fillHalf(page, kept)
      await leaveAndReturn(page, kept)
      const second = await context.newPage()
      const empty = Object.fromEntries(Object.keys(kept.half).map(label => [label, '']))
      await expectAnswers(await openForm(second, kept), empty)
      await expectAnswers(formOn(page), kept.half)
      await second.close()
    })
  }
  await context.close()
})

test('a search begins in a new tab with the last term, and each tab then has its own', async ({
  browser,
  world: { installation, plaintiff },
}) => {
  const context = await browser.newContext({ baseURL: installation.url })
  for (const [page, path] of [
    [await context.newPage(), '/about'],
    [plaintiff, '/dashboard/search'],
  ] as const) {
    const box = (tab: Page) => tab.getByRole('searchbox')
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

test('words wait for their writer when the session ends, and go when somebody else signs in', async ({
  browser,
  world: { installation, who },
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
  expect(await keptIn(page)).not.toContain('HALF-A-CODE')
  await page.goto('/dashboard/takeover')
  await expect(page.getByLabel('Redeem Code')).toHaveValue('')
  await context.close()
})
