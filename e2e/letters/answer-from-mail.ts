import { type Browser, expect, type Page } from '@playwright/test'
import { password } from '../accounts/accounts.ts'
import { countEffort } from '../filing/effort.ts'
import { call } from '../filing/filing-by-api.ts'
import type { TwoParties } from '../installation/fixtures.ts'
import { codeIn, linkIn } from '../installation/mailbox.ts'
import { faultsOf, settled, watch } from '../screens/inspection.ts'
import { asks, heading, onPhone, writtenTo } from './reading-a-letter.ts'

export interface Way {
  readonly answer: string
  /** Facts on the first screen, besides the plaintiff and the amount. */
  readonly facts: readonly (string | RegExp)[]
  /** Actions between the claim and the account. */
  readonly write: (page: Page) => Promise<void>
  /** Button that creates the account and sends the answer. */
  readonly submit: string
  readonly lands: RegExp
  /** Text of the page afterwards. */
  readonly says: string
  readonly status: string
  /** Number of fields of the answer itself. */
  readonly own: number
}

export const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).tap()
export const choose = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).tap()

/** Creates an account at the end. */
async function openAccount(page: Page, submit: string): Promise<void> {
  await expect(page.getByLabel('Username')).toHaveValue(/^dora\.lenz/)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await page.getByRole('button', { name: submit }).tap()
}

/** Goes from the mail to an answer that is given, on a phone; counts and prints what the person does. Answers the claim. */
export async function answerFromMail(way: Way, browser: Browser, people: TwoParties): Promise<string> {
  const { id, letter } = await writtenTo(people)
  const page = await onPhone(browser, people)
  const complaints = await watch(page)
  const { clicks, fields } = await countEffort(page)
  // The one tap in the mail.
  await page.goto(linkIn(letter, '/answer'))
  await expect(heading(page)).toHaveText(asks)
  expect(page.url()).not.toContain(codeIn(letter))
  for (const fact of [asks, ...way.facts]) await expect(page.getByText(fact).first()).toBeInViewport({ ratio: 1 })
  expect({ clicks, fields }).toEqual({ clicks: [], fields: [] })
  await settled(page)
  expect(await faultsOf(page)).toEqual([])

  await way.write(page)
  await settled(page)
  expect(await faultsOf(page)).toEqual([])
  await openAccount(page, way.submit)
  await expect(page).toHaveURL(way.lands)
  await expect(page.getByText(way.says).first()).toBeVisible()
  expect(await call(people.plaintiff, { method: 'GET', path: `/v1/claims/${id}` })).toMatchObject({
    status: way.status,
  })
  process.stdout.write(
    `from the mail to ${way.answer}: ${1 + clicks.length} taps, ${fields.length} fields, ${way.own} of them the answer\n`,
  )
  expect(fields.length - way.own).toBeLessThanOrEqual(5)
  expect(complaints).toEqual([])
  await page.context().close()
  return id
}
