import { expect, type Page } from '@playwright/test'
import { messages } from '../../requirements/messages.ts'
import type { Installation } from '../installation/installation.ts'
import { linkIn, mailTo } from '../installation/mailbox.ts'

export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly username: string
  readonly country: string
}

export const password = 'Truth-be-told-7'

/** Person with a unique address and username. */
export function person(firstName: string, lastName: string, country: string): Person {
  const unique = crypto.randomUUID().slice(0, 8)
  const username = `${firstName}.${unique}`.toLowerCase()
  return { firstName, lastName, email: `${username}@mail.example`, username, country }
}

/** Fills in the empty fields of the sign-up form. */
export async function signUp(page: Page, who: Person): Promise<void> {
  await page.getByLabel('First Name').fill(who.firstName)
  await page.getByLabel('Last Name').fill(who.lastName)
  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('Identification ID').fill('ID-445566')
  await page.getByLabel('Country').selectOption({ label: who.country })
  await page.getByLabel('City').fill('Graz')
  await page.getByLabel('Address').fill('Herrengasse 12')
  await page.getByLabel('Username').fill(who.username)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await page.getByRole('textbox', { name: 'Repeat Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
}

/** Opens the confirmation link of the latest mail, and confirms. */
export async function confirmAddress(page: Page, installation: Installation, who: Person): Promise<void> {
  const mail = await mailTo(installation.mailUrl, who.email, /confirm/i)
  await page.goto(linkIn(mail, '/auth/confirmation/token/'))
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await expect(page.getByText(messages['registration-confirmed'].text).first()).toBeVisible()
}

export async function logIn(page: Page, who: Pick<Person, 'username'>, secret = password): Promise<void> {
  await page.goto('/auth/login')
  await page.getByLabel('Username').fill(who.username)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
}

/** Signs up, confirms and opens the dashboard. */
export async function join(page: Page, installation: Installation, who: Person): Promise<void> {
  await page.goto('/auth/register')
  await signUp(page, who)
  await confirmAddress(page, installation, who)
  await logIn(page, who)
}
