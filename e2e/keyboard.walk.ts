import { expect, type Page } from '@playwright/test'
import { isLongTest } from '../apps/server/src/testing/long-tests.ts'
import { messages } from '../requirements/messages.ts'
import { person } from './accounts/accounts.ts'
import { joinByApi } from './filing/filing-by-api.ts'
import { claimWith, heading, payButton } from './filing/filing-by-page.ts'
import { pdf } from './filing/sample-pdf.ts'
import { activate, choose, reach, tick, type, typeDate } from './forms/keyboard.ts'
import { test } from './installation/fixtures.ts'

const dialog = (page: Page) => page.locator('[role=dialog]').last()
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const said = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()

async function nameCompany(page: Page, email: string): Promise<void> {
  const add = button(page, 'Add defendant: company')
  await activate(page, add)
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(add).toBeFocused()
  await page.keyboard.press('Enter')
  const form = dialog(page)
  await type(page, form.getByLabel('Legal name'), 'Dachbau Gruber GmbH')
  await type(page, form.getByLabel('Tax ID'), 'ATU12345678')
  await choose(page, form.getByLabel('Country of incorporation'), 'Austria')
  await type(page, form.getByLabel('E-mail'), email)
  await activate(page, form.getByRole('button', { name: 'Add social link' }))
  await type(page, form.getByRole('textbox', { name: /^Social link 1/ }), 'https://dachbau.example/us')
  await activate(page, form.getByRole('button', { name: 'Remove social link 1' }))
  await expect(form.getByRole('button', { name: 'Add social link' })).toBeFocused()
  await activate(page, form.getByRole('button', { name: 'Save' }))
  await expect(form).toBeHidden()
  await expect(add).toBeFocused()
}

async function fillDetails(page: Page): Promise<void> {
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const text = (label: string, answer: string) => type(page, field(label), answer)
  /** The next section opens when one is filled. */
  const opens = (title: string) =>
    expect(page.getByRole('button', { name: new RegExp(`^${title}`), expanded: true })).toBeVisible()
  await choose(page, field('Type of claim'), 'Compensation Request')
  await typeDate(page, field('Date of claim'), '02', '2026')
  await text('Value', '1200')
  await text('Location', 'Graz')
  await text('Jurisdiction', 'Austria')
  await opens('Synopsis')
  await text('How did the interaction begin?', 'We agreed on a new roof.')
  await text('What did the defendant do?', 'The roof leaked.')
  await text('What did you do?', 'I asked for a repair.')
  await text('What resolution was offered?', 'A repair, or the money.')
  await tick(page, field('Material evidence is available'))
  await opens('Current status')
  await text('What is the current status of the communication?', 'Silence.')
  await typeDate(page, field('Date of the last communication'), '03', '2026')
  await text('What was the last response?', 'There was none.')
}

async function addEvidence(page: Page): Promise<void> {
  await activate(page, button(page, 'Upload File'))
  // Waited for from before the key is on its way: the browser is told first to hand the chooser over.
  const choosing = page.waitForEvent('filechooser')
  const [chooser] = await Promise.all([
    choosing,
    reach(page, dialog(page).getByRole('button', { name: 'Choose files' })).then(() => page.keyboard.press('Space')),
  ])
  await chooser.setFiles({ name: 'contract.pdf', mimeType: 'application/pdf', buffer: pdf('Contract') })
  await expect(dialog(page).getByText(/· Uploaded/)).toBeVisible()
  await activate(page, dialog(page).getByRole('button', { name: 'Done' }))
  await expect(button(page, 'Upload File')).toBeFocused()
  await activate(page, button(page, 'Add document link'))
  await type(page, dialog(page).getByLabel('Description'), 'Photographs of the roof')
  await type(page, dialog(page).getByLabel('URL'), 'https://photographs.example/roof')
  await page.keyboard.press('Enter')
  await said(page, messages['document-url-added-successfully'].text)
  await expect(button(page, 'Add document link')).toBeFocused()
}

/** Pays with the test wallet of the local chain. */
async function pay(page: Page): Promise<void> {
  await activate(page, button(page, 'Connect wallet'))
  await activate(page, dialog(page).getByRole('button', { name: /Redress test wallet/ }))
  await activate(page, button(page, 'Add test SOL'))
  await said(page, 'Test SOL has arrived in the test wallet.')
  await activate(page, page.getByRole('button', { name: payButton }))
  await said(page, messages['transaction-is-confirmed'].text)
}

/** Uses the navigation, which is collapsed on narrow screens. */
async function navigate(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' })
  const link = page.getByRole('link', { name, exact: true }).first()
  await expect(menu.or(link).first()).toBeVisible()
  if (await menu.isVisible()) await activate(page, menu)
  await activate(page, link)
}

const toMyClaims = (page: Page) => navigate(page, 'My Claims')

/** An action of the first claim in the list that has it; on a phone of the claim's page, to which its row leads. */
async function actionOf(page: Page, role: 'link' | 'button', name: string) {
  const action = page.getByRole(role, { name, exact: true }).first()
  const row = claimWith(page, name)
  await expect(action.or(row).first()).toBeVisible()
  if (await action.isHidden()) await activate(page, row)
  return action
}

/** From wherever one is to the claims against oneself. */
async function toClaimsAgainstMe(page: Page): Promise<void> {
  await page.keyboard.press('Home')
  await toMyClaims(page)
  await heading(page, 'Claims')
  await activate(page, page.getByRole('link', { name: /^Claims against me \(/ }))
  await expect(page).toHaveURL(/against-me/)
}

/** The same window as it is, and enlarged to 200 percent. */
const windows = {
  'as it is': { width: 1280, height: 800 },
  ...(isLongTest && { enlarged: { width: 640, height: 400 } }),
}

for (const [size, viewport] of Object.entries(windows)) {
  test(`a claim is filed, disputed and settled without a mouse: ${size}`, async ({
    newPage,
    installation,
    problems,
  }) => {
    const plaintiff = person('Clara', 'Hofer', 'Austria')
    const defendant = person('Paul', 'Gruber', 'Austria')
    const mine = await newPage()
    const theirs = await newPage()
    for (const page of [mine, theirs]) await page.setViewportSize(viewport)
    await joinByApi(mine, installation, plaintiff)
    await joinByApi(theirs, installation, defendant)

    await test.step('past the navigation, to the search and to the notifications', async () => {
      await mine.goto('/dashboard')
      await heading(mine, /Clara/)
      await mine.keyboard.press('Tab')
      await expect(mine.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
      await mine.keyboard.press('Enter')
      await expect(mine.getByRole('main')).toBeFocused()
      const bell = button(mine, /^Notifications/)
      await reach(mine, bell, 'Shift+Tab')
      await mine.keyboard.press('Enter')
      await expect(dialog(mine)).toBeVisible()
      await expect(dialog(mine).locator(':focus')).toHaveCount(1)
      await reach(mine, dialog(mine).getByRole('tab', { selected: true }))
      await mine.keyboard.press('ArrowRight')
      await mine.keyboard.press('Escape')
      await expect(dialog(mine)).toBeHidden()
      await expect(bell).toBeFocused()
      await mine.keyboard.press('/')
      await expect(mine.getByRole('searchbox')).toBeFocused()
      await expect(mine).toHaveURL(/\/dashboard\/search/)
      await mine.keyboard.type('Gruber')
      await mine.keyboard.press('Enter')
      await expect(mine).toHaveURL(/term=Gruber/)
    })

    await test.step('the plaintiff files', async () => {
      await navigate(mine, 'Create new claim')
      await heading(mine, 'Defendant(s)')
      await nameCompany(mine, defendant.email)
      await activate(mine, button(mine, 'Go to next step'))
      await heading(mine, 'What Happened')
      await fillDetails(mine)
      await activate(mine, button(mine, 'Go to next step'))
      await heading(mine, 'Documents')
      await addEvidence(mine)
      await activate(mine, button(mine, 'Go to next step'))
      await heading(mine, 'Review')
      for (const text of ['I have read the terms', 'The documents and statements', 'I consent to being contacted']) {
        await tick(mine, mine.getByRole('checkbox', { name: text }))
      }
      await choose(mine, mine.getByRole('combobox', { name: 'Representation status' }), 'Not Represented')
      await activate(mine, button(mine, 'Go to next step'))
      await heading(mine, 'Submit')
      await activate(mine, button(mine, 'Submit'))
      await pay(mine)
    })

    await test.step('the defendant disputes', async () => {
      await theirs.goto('/dashboard')
      await activate(theirs, button(theirs, /^Link to my account: /))
      await expect(theirs).toHaveURL(/\/claims\/against-me\//)
      await toClaimsAgainstMe(theirs)
      await activate(theirs, await actionOf(theirs, 'link', 'Dispute'))
      await heading(theirs, 'Dispute claim')
      await choose(theirs, theirs.getByLabel('Reason'), 'Not Factual')
      await type(theirs, theirs.getByLabel('Additional explanation'), 'The gutter was not part of our work.')
      await tick(theirs, theirs.getByRole('checkbox', { name: 'I have read the claim' }))
      await activate(theirs, button(theirs, 'Pay and dispute'))
      await pay(theirs)
    })

    await test.step('the plaintiff proposes', async () => {
      await toMyClaims(mine)
      await activate(mine, mine.getByRole('link', { name: /^(Propose Resolution$|Make an offer: )/ }).first())
      await heading(mine, 'Claim Resolution')
      await type(mine, mine.getByLabel('Value'), '900')
      await choose(mine, mine.getByLabel('What you offer'), 'I receive an amount from Dachbau Gruber GmbH')
      await choose(mine, mine.getByLabel('Who pays the platform fee'), 'Dachbau Gruber GmbH does')
      await activate(mine, button(mine, 'Propose Resolution'))
      await said(mine, messages['resolution-proposed-successfully'].text)
    })

    await test.step('the defendant dismisses the question and then accepts', async () => {
      await toClaimsAgainstMe(theirs)
      const accept = await actionOf(theirs, 'button', 'Accept')
      await activate(theirs, accept)
      const question = theirs.getByRole('alertdialog')
      await expect(question.locator(':focus')).toHaveCount(1)
      await theirs.keyboard.press('Escape')
      await expect(question).toBeHidden()
      await expect(accept).toBeFocused()
      await theirs.keyboard.press('Enter')
      await expect(question.locator(':focus')).toHaveCount(1)
      await activate(theirs, question.getByRole('button', { name: 'Accept' }))
      await said(theirs, /Resolution accepted\s+successfully/)
    })

    expect(problems).toEqual([])
  })
}
