import { expect, type Locator, type Page } from '@playwright/test'
import type { ScreenWords } from '../requirements/screen-words.ts'
import { type ScreenName, screens } from '../requirements/screens.ts'
import { confirmations, guidelines, notFound } from '../requirements/texts.ts'
import { person } from './accounts/accounts.ts'
import { concurrently } from './faults/concurrently.ts'
import { call, joinByApi } from './filing/filing-by-api.ts'
import { logInAsPlaintiff } from './installation/seeded-data.ts'
import { test } from './installation/seeded-fixtures.ts'
import { faultsOf, settled, watch } from './screens/inspection.ts'
import { desktop, openPage } from './screens/route-visits.ts'
import { screenVisits } from './screens/screen-visits.ts'

/** The open dialog, or the whole page. */
const screenOf = (page: Page): Locator => page.locator('body:not(:has([role$=dialog])), [role$=dialog]').last()

async function expectWords(page: Page, words: ScreenWords): Promise<void> {
  const { topBar, heading, columns, buttons = [], fields = [], says = [], lacks = [] } = words
  const shown = screenOf(page)
  if (topBar) await expect(page.getByRole('banner').getByRole('paragraph').first()).toHaveText(topBar)
  if (heading) await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  if (columns) await expect(shown.getByRole('columnheader')).toHaveText([...columns])
  const named = (role: 'button' | 'link', name: string) => shown.getByRole(role, { name, exact: true })
  for (const name of buttons) await expect(named('button', name).or(named('link', name)).first(), name).toBeVisible()
  for (const name of fields) await expect(shown.getByLabel(name, { exact: true }).first(), name).toBeAttached()
  for (const text of says) await expect(shown.getByText(text, { exact: true }).first(), text).toBeAttached()
  for (const text of lacks) await expect(page.getByRole('main').getByText(text, { exact: true }), text).toHaveCount(0)
}

const screenNames = Object.keys(screens) as ScreenName[]
const said = new Set<string>(Object.values<ScreenWords>(screens).flatMap(({ says = [] }) => says))
const textTags = (prefix: string, table: Readonly<Record<string, { readonly text: string }>>): string[] =>
  Object.entries(table).flatMap(([name, { text }]) => (said.has(text) ? [`@${prefix}-${name}`] : []))
const screenTags = [
  ...screenNames.map(name => `@SPEC-2-screen-${name}`),
  ...textTags('SPEC-2-text', notFound),
  ...textTags('SPEC-5-confirm', confirmations),
]

test('every screen has its words', { tag: screenTags }, async ({ browser, installation, seeded }) => {
  // All of them are one test, which takes minutes where the machine is slow.
  test.setTimeout(15 * 60_000)
  const open = async () => (await openPage(browser, installation, desktop)).context()
  const contexts = { visitor: await open(), party: await open(), newcomer: await open() }
  const [party] = contexts.party.pages()
  const [newcomer] = contexts.newcomer.pages()
  if (!party || !newcomer) throw new Error('A browser has no page')
  await logInAsPlaintiff(party)
  await joinByApi(newcomer, installation, person('Nora', 'Klein', 'Austria'))
  const visits = screenVisits(seeded)
  const faults = await concurrently(
    screenNames,
    name => name,
    async name => {
      const { viewer, path, prepare } = visits[name]
      const page = await contexts[viewer].newPage()
      await watch(page)
      await page.goto(path)
      await settled(page)
      await prepare?.(page)
      await expectWords(page, screens[name])
      expect(await faultsOf(page)).toEqual([])
      await page.close()
    },
    3,
  )
  expect(faults).toEqual([])
  for (const context of Object.values(contexts)) await context.close()
})

const asked = ['accepting', 'rejecting', 'deleting-a-defendant', 'deleting-a-document', 'deleting-a-wallet'] as const
const askedTags = asked.map(name => `@SPEC-5-confirm-${name}`)

test('accepting, rejecting and deleting ask first', { tag: askedTags }, async ({ browser, installation, seeded }) => {
  const page = await openPage(browser, installation, desktop)
  await logInAsPlaintiff(page)
  const asks = async (name: (typeof asked)[number], subject = '') => {
    const question = confirmations[name].text.replace('…', subject)
    await expect(page.getByRole('alertdialog').getByRole('heading')).toHaveText(question)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  }
  await page.goto('/dashboard/claims/my-claims')
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await asks('accepting')
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  await asks('rejecting')
  const { id: draft } = seeded.claim('Injury')
  await page.goto(`/dashboard/create-claim/step-1/${draft}`)
  await page.getByRole('button', { name: 'Delete Inês Duarte' }).click()
  await asks('deleting-a-defendant', 'Inês Duarte')

  const link = { url: 'https://photographs.example/board', urlDescription: 'Photographs of the board' }
  const { files } = await call<{ files: { id: string }[] }>(page, {
    path: `/v1/claims/${draft}/documents/urls`,
    body: link,
  })
  await page.goto(`/dashboard/create-claim/step-3/${draft}`)
  await page.getByRole('button', { name: 'Delete Photographs of the board' }).click()
  await asks('deleting-a-document', 'Photographs of the board')
  await page.request.delete(`/v1/claims/${draft}/documents/${files[0]?.id}`)

  const wallets = [{ address: 'So11111111111111111111111111111111111111112' }]
  await call(page, { path: '/v1/wallets', body: { wallets } })
  await page.goto('/dashboard/payment')
  await page.getByRole('button', { name: /^Delete wallet/ }).click()
  await asks('deleting-a-wallet')
  await call(page, { path: '/v1/wallets', body: { wallets: [] } })
  await page.context().close()
})

test('older resolutions are archived where there is more than one', { tag: '@SPEC-2-resolution-archive' }, async ({
  browser,
  installation,
}) => {
  const page = await openPage(browser, installation, desktop)
  await logInAsPlaintiff(page)
  await page.goto('/dashboard/claims/my-claims')
  const row = page.getByRole('row').filter({ hasText: 'against Brückner Bau GmbH' })
  await row.getByRole('link', { name: /^View \(3\)/ }).click()
  await page.getByRole('button', { name: 'Show archive' }).click()
  await expect(page.getByRole('heading', { name: 'Earlier offer' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Hide archive' }).click()
  await expect(page.getByRole('heading', { name: 'Earlier offer' })).toHaveCount(0)
  await page.context().close()
})

const guidelineTags = Object.keys(guidelines).map(name => `@SPEC-2-guideline-${name}`)

test('each field of filing has its guideline', { tag: guidelineTags }, async ({ browser, installation, seeded }) => {
  const page = await openPage(browser, installation, desktop)
  await logInAsPlaintiff(page)
  const step = (number: number) => `/dashboard/create-claim/step-${number}/${seeded.claim('Injury').id}`
  const guideline = page.getByRole('complementary').getByRole('heading', { level: 2 })
  const ofSteps = { 1: 'defendants', 3: 'materialEvidence', 4: 'representation', 5: 'platformFees' } as const
  for (const [number, name] of Object.entries(ofSteps)) {
    await page.goto(step(Number(number)))
    await expect(guideline).toHaveText(`Guideline: ${guidelines[name].text}`)
  }
  await page.goto(step(2))
  await expect(guideline).toHaveText(`Guideline: ${guidelines.synopsis.text}`)
  for (const [field, name] of Object.entries(guidelinesOfFields)) {
    await page.goto(`${step(2)}?change=${field}`)
    await expect(guideline, field).toHaveText(`Guideline: ${guidelines[name].text}`)
  }
  await page.context().close()
})

const guidelinesOfFields = {
  type: 'type',
  howDidInteractionBegin: 'interaction',
  whatDidDefendantDo: 'defendantDid',
  whatDidYouDo: 'youDid',
  resolvelmentOffered: 'resolutionOffered',
  isMaterialEvidenceAvailable: 'materialEvidence',
  communicationCurrentStatus: 'currentStatus',
  lastCommunication: 'lastCommunication',
  lastResponse: 'lastResponse',
} as const
