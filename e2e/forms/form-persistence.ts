import { expect, type Locator, type Page } from '@playwright/test'
import { password } from '../accounts/accounts.ts'

type Answers = Readonly<Record<string, string | boolean>>

/** A form as it is filled, left, found again and sent. */
export interface FormCase {
  readonly name: string
  readonly path: string
  /** Opens the form, if it is collapsed or in a closed dialog. */
  readonly open?: (page: Page) => Promise<void>
  /** Adds list entries that the first answers need, once. */
  readonly addEntries?: (form: Locator) => Promise<void>
  readonly firstAnswers: Answers
  /** Password fields, which are filled too and never stored. */
  readonly passwordFields?: readonly string[]
  /** Remaining required answers. */
  readonly remainingAnswers: Answers
  /** Submit button; absent if the form saves by itself. */
  readonly submitButton?: string
  /** A similar form replaces it in short runs of the journeys. */
  readonly isForLongTests?: true
  /** Checks another tab with the same form afterwards. */
  readonly inOtherTab?: (page: Page, form: Locator) => Promise<void>
}

/** Form on the page, or in the open dialog. */
export const formOn = (page: Page): Locator => page.locator('main, [role$=dialog]').last()

async function write(form: Locator, label: string, answer: string | boolean): Promise<void> {
  const field = form.getByLabel(label, { exact: true })
  if (typeof answer === 'boolean') return field.setChecked(answer)
  const isSelect = await field.evaluate(element => element.tagName === 'SELECT')
  if (isSelect) await field.selectOption(answer)
  else await field.fill(answer)
}

export async function writeAll(form: Locator, answers: Answers): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) await write(form, label, answer)
}

export async function expectAnswers(form: Locator, answers: Answers): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) {
    const field = form.getByLabel(label, { exact: true })
    if (typeof answer === 'boolean') await expect(field).toBeChecked({ checked: answer })
    else await expect(field).toHaveValue(answer)
  }
}

/** Opens the page with the form on it. */
export async function openForm(page: Page, { path, open }: FormCase): Promise<Locator> {
  await page.goto(path)
  await open?.(page)
  return formOn(page)
}

const secretFields = (form: Locator, { passwordFields = [] }: FormCase): Locator[] =>
  passwordFields.map(name => form.getByRole('textbox', { name, exact: true }))

/** Everything that the browser keeps for the page. */
export const browserStorage = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

/** Opens the form and fills in the first answers. */
export async function fillFirstAnswers(page: Page, formCase: FormCase): Promise<void> {
  const form = await openForm(page, formCase)
  await formCase.addEntries?.(form)
  await writeAll(form, formCase.firstAnswers)
  for (const field of secretFields(form, formCase)) await field.fill(password)
  await expectAnswers(form, formCase.firstAnswers)
  expect(await browserStorage(page)).not.toContain(password)
}

/** Leaves the form by a reload, by a link and back, and by forward and back: its answers are still there. */
export async function leaveAndReturn(page: Page, formCase: FormCase): Promise<void> {
  await page.reload()
  if (!formCase.open) await expectAnswers(formOn(page), formCase.firstAnswers)
  const address = page.url()
  await page
    .getByRole('link', { name: /^Redress/ })
    .first()
    .click()
  await expect(page).not.toHaveURL(address)
  await page.goBack()
  await page.goForward()
  await expect(page).not.toHaveURL(address)
  await page.goBack()
  await formCase.open?.(page)
  await expectAnswers(formOn(page), formCase.firstAnswers)
  for (const field of secretFields(formOn(page), formCase)) await expect(field).toHaveValue('')
}

/** The form in a second tab starts with the answers of the first, and each tab follows the other. */
export async function openSecondTab(page: Page, formCase: FormCase): Promise<Page> {
  const second = await page.context().newPage()
  const form = await openForm(second, formCase)
  await expectAnswers(form, formCase.firstAnswers)
  await expectAnswers(formOn(page), formCase.firstAnswers)
  await writeAll(form, formCase.remainingAnswers)
  await expectAnswers(formOn(page), { ...formCase.firstAnswers, ...formCase.remainingAnswers })
  if (Object.keys(formCase.remainingAnswers).length > 0)
    await expect(formOn(page).getByText(/^Changed in another window/)).toBeVisible()
  return second
}
