import { expect, type Locator, type Page } from '@playwright/test'
import { password } from '../people/people.ts'

type Answers = Readonly<Record<string, string | boolean>>

/** A form as it is filled, left, found again and sent. */
export interface KeptForm {
  readonly name: string
  readonly path: string
  /** What brings the form onto its page; it may be folded or closed at first. */
  readonly open?: (page: Page) => Promise<void>
  /** What makes room for the first half of the answers, once. */
  readonly grow?: (form: Locator) => Promise<void>
  readonly half: Answers
  /** The fields for passwords, which are filled too and never kept. */
  readonly secrets?: readonly string[]
  /** The answers without which it cannot be sent. */
  readonly rest: Answers
  /** The button that sends it; absent where it is saved as it is written. */
  readonly send?: string
  /** What another tab with the same form shows then. */
  readonly afterwards?: (page: Page, form: Locator) => Promise<void>
}

/** The form is on the page itself, or in the dialog that is open. */
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
export async function openForm(page: Page, { path, open }: KeptForm): Promise<Locator> {
  await page.goto(path)
  await open?.(page)
  return formOn(page)
}

const secretFields = (form: Locator, { secrets = [] }: KeptForm): Locator[] =>
  secrets.map(name => form.getByRole('textbox', { name, exact: true }))

/** Everything that the browser keeps for the page. */
export const keptIn = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

/** Opens the form and fills it by half. */
export async function fillHalf(page: Page, kept: KeptForm): Promise<void> {
  const form = await openForm(page, kept)
  await kept.grow?.(form)
  await writeAll(form, kept.half)
  for (const field of secretFields(form, kept)) await field.fill(password)
  await expectAnswers(form, kept.half)
  expect(await keptIn(page)).not.toContain(password)
}

/** Leaves the half-filled form by a reload, by a link and back, and by forward and back: it is found again. */
export async function leaveAndReturn(page: Page, kept: KeptForm): Promise<void> {
  await page.reload()
  if (!kept.open) await expectAnswers(formOn(page), kept.half)
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
  await kept.open?.(page)
  await expectAnswers(formOn(page), kept.half)
  for (const field of secretFields(formOn(page), kept)) await expect(field).toHaveValue('')
}

/** The form in a second tab begins with the words of the first, and each tab follows the other. */
export async function openSecondTab(page: Page, kept: KeptForm): Promise<Page> {
  const second = await page.context().newPage()
  const form = await openForm(second, kept)
  await expectAnswers(form, kept.half)
  await expectAnswers(formOn(page), kept.half)
  await writeAll(form, kept.rest)
  await expectAnswers(formOn(page), { ...kept.half, ...kept.rest })
  if (Object.keys(kept.rest).length > 0)
    await expect(formOn(page).getByText(/^Changed in another window/)).toBeVisible()
  return second
}
