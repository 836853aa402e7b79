import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { test } from './installation/seeded-fixtures.ts'
import { logInAsPlaintiff } from './installation/seeded-world.ts'
import { call, joinByApi } from './people/filed-by-api.ts'
import { person } from './people/people.ts'
import { settled } from './screens/inspection.ts'
import { desktop, openPage } from './screens/route-visits.ts'
import type { ScreenTexts } from './screens/screen-texts.ts'
import { claimScreens } from './screens/screen-texts-of-claims.ts'
import { dashboardScreens } from './screens/screen-texts-of-dashboard.ts'
import { publicScreens } from './screens/screen-texts-of-visitors.ts'
import { sideBySide } from './trouble/side-by-side.ts'

/** Where there is one, a dialog lies over everything else. */
const screenOf = (page: Page): Locator => page.locator('body:not(:has([role$=dialog])), [role$=dialog]').last()

async function says(page: Page, screen: ScreenTexts): Promise<void> {
  await page.goto(screen.path)
  await settled(page)
  await screen.prepare?.(page)
  const shown = screenOf(page)
  if (screen.bar) await expect(page.getByRole('banner').getByRole('paragraph').first()).toHaveText(screen.bar)
  if (screen.heading) await expect(page.getByRole('heading', { level: 1 })).toHaveText(screen.heading)
  if (screen.columns) await expect(shown.getByRole('columnheader')).toHaveText([...screen.columns])
  const button = (name: string) =>
    shown
      .getByRole('button', { name, exact: true })
      .or(shown.getByRole('link', { name, exact: true }))
      .first()
  for (const name of screen.buttons ?? []) await expect(button(name), name).toBeVisible()
  for (const name of screen.fields ?? [])
    await expect(shown.getByLabel(name, { exact: true }).first(), name).toBeAttached()
  for (const text of screen.says ?? [])
    await expect(shown.getByText(text, { exact: true }).first(), text).toBeAttached()
  for (const text of screen.lacks ?? [])
    await expect(page.getByRole('main').getByText(text, { exact: true }), text).toHaveCount(0)
}

test('every screen says what the specification says', async ({ browser, installation, world }) => {
  const screens = [...publicScreens(world), ...dashboardScreens(world), ...claimScreens(world)]
  const contexts: Record<ScreenTexts['viewer'], BrowserContext> = {
    visitor: (await openPage(browser, installation, desktop)).context(),
    party: (await openPage(browser, installation, desktop)).context(),
    newcomer: (await openPage(browser, installation, desktop)).context(),
  }
  const [party] = contexts.party.pages()
  const [newcomer] = contexts.newcomer.pages()
  if (!party || !newcomer) throw new Error('A browser has no page')
  await logInAsPlaintiff(party)
  await joinByApi(newcomer, installation, person('Nora', 'Klein', 'Austria'))
  const faults = await sideBySide(
    screens,
    ({ name }) => name,
    async screen => {
      const page = await contexts[screen.viewer].newPage()
      await says(page, screen)
      await page.close()
    },
    3,
  )
  expect(faults).toEqual([])
  for (const context of Object.values(contexts)) await context.close()
})

/** The seeded claims by their status, with what the specification's tables in section 4 offer of them. */
const offers = {
  'my-claims': [
    ['Non Compete Breach', 'Waiting For Payment', ['Pay']],
    ['Injury', 'Pending', ['Edit']],
    ['Misconduct', 'Pending Publication', ['Amend']],
    ['False Representation', 'No response', []],
    ['against Brückner Bau GmbH', 'Resolution Proposed By Defendant', ['Accept', 'Reject']],
    ['Slander', 'Resolution Rejected', ['Propose Resolution']],
    ['against Marek Nowak', 'Resolved In Favour Of Plaintiff', []],
  ],
  'against-me': [
    ['by Jonas Berg', 'Resolution Proposed By Plaintiff', ['Accept', 'Reject']],
    ['Professional Malpractice', 'Resolution Accepted', ['Pay and Resolve']],
    ['Embezzlement', 'Resolved In Favour Of Defendant', []],
    ['Fraud or Fraudulent Behavior', 'No response', ['Propose Resolution', 'Dispute', 'Pay and Resolve']],
  ],
} as const

for (const [view, claims] of Object.entries(offers)) {
  test(`a claim offers what its status allows: ${view}`, async ({ browser, installation }) => {
    const page = await openPage(browser, installation, desktop)
    await logInAsPlaintiff(page)
    await page.goto(`/dashboard/claims/${view}`)
    for (const [name, status, actions] of claims) {
      const row = page.getByRole('row').filter({ hasText: name })
      await expect(row.getByText(status, { exact: true })).toBeVisible()
      const isHidden = status === 'Pending' || status === 'Pending Publication'
      await expect(row.getByRole('button', { name: /^Share/ })).toHaveCount(isHidden ? 0 : 1)
      const offered = row.getByRole('cell').nth(6).locator('a, button')
      await expect(offered).toHaveText([...actions])
    }
    await page.context().close()
  })
}

test('accepting, rejecting and deleting ask first', async ({ browser, installation, world }) => {
  const page = await openPage(browser, installation, desktop)
  await logInAsPlaintiff(page)
  const asks = async (question: string) => {
    await expect(page.getByRole('alertdialog').getByRole('heading')).toHaveText(question)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  }
  await page.goto('/dashboard/claims/my-claims')
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await asks('Are you sure you want to accept this resolution?')
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  await asks('Are you sure you want to reject this resolution?')
  const { id: draft } = world.claim('Injury')
  await page.goto(`/dashboard/create-claim/step-1/${draft}`)
  await page.getByRole('button', { name: 'Delete Inês Duarte' }).click()
  await asks('Do you want to delete Inês Duarte?')

  const link = { url: 'https://photographs.example/board', urlDescription: 'Photographs of the board' }
  const { files } = await call<{ files: { id: string }[] }>(page, {
    path: `/v1/claims/${draft}/documents/urls`,
    body: link,
  })
  await page.goto(`/dashboard/create-claim/step-3/${draft}`)
  await page.getByRole('button', { name: 'Delete Photographs of the board' }).click()
  await asks('Do you want to delete Photographs of the board?')
  await page.request.delete(`/v1/claims/${draft}/documents/${files[0]?.id}`)

  const wallets = [{ address: 'So11111111111111111111111111111111111111112' }]
  await call(page, { path: '/v1/wallets', body: { wallets } })
  await page.goto('/dashboard/payment')
  await page.getByRole('button', { name: /^Delete wallet/ }).click()
  await asks('Do you want to delete this wallet?')
  await call(page, { path: '/v1/wallets', body: { wallets: [] } })
  await page.context().close()
})

test('older resolutions are archived where there is more than one', async ({ browser, installation }) => {
  const page = await openPage(browser, installation, desktop)
  await logInAsPlaintiff(page)
  await page.goto('/dashboard/claims/my-claims')
  const row = page.getByRole('row').filter({ hasText: 'against Brückner Bau GmbH' })
  await row.getByRole('link', { name: /^View \(3\)/ }).click()
  await page.getByRole('button', { name: 'Show archive' }).click()
  await expect(page.getByRole('heading', { name: 'Earlier resolution' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Hide archive' }).click()
  await expect(page.getByRole('heading', { name: 'Earlier resolution' })).toHaveCount(0)
  await page.context().close()
})

test('each field of filing has its guideline', async ({ browser, installation, world }) => {
  const page = await openPage(browser, installation, desktop)
  await logInAsPlaintiff(page)
  const step = (number: number) => `/dashboard/create-claim/step-${number}/${world.claim('Injury').id}`
  const guideline = page.getByRole('complementary').getByRole('heading', { level: 2 })
  const ofSteps = { 1: 'Who to name', 3: 'Material evidence', 4: 'Representation status', 5: 'Platform fees' }
  for (const [number, title] of Object.entries(ofSteps)) {
    await page.goto(step(Number(number)))
    await expect(guideline).toHaveText(`Guideline: ${title}`)
  }
  await page.goto(step(2))
  await expect(guideline).toHaveText('Guideline: Synopsis')
  for (const [field, title] of Object.entries(guidelinesOfFields)) {
    await page.goto(`${step(2)}?change=${field}`)
    await expect(guideline, field).toHaveText(`Guideline: ${title}`)
  }
  await page.context().close()
})

const guidelinesOfFields = {
  type: 'Type of claim',
  howDidInteractionBegin: 'How the interaction began',
  whatDidDefendantDo: 'What the defendant did',
  whatDidYouDo: 'What you did',
  resolvelmentOffered: 'Resolution offered',
  isMaterialEvidenceAvailable: 'Material evidence',
  communicationCurrentStatus: 'Current status',
  lastCommunication: 'Last communication',
  lastResponse: 'Last response',
}
