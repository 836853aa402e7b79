import type { Page } from '@playwright/test'

/** Opens what a party's page of a claim has in its last fold: the story, the parties, the documents. */
export async function openTheClaim(page: Page): Promise<void> {
  const fold = page.getByRole('button', { name: 'The claim', exact: true })
  await fold.waitFor()
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
}

/** Opens the form of a message, unless it is open because of words that are kept in it. */
export async function openWriting(page: Page): Promise<void> {
  const fold = page.locator('summary').filter({ hasText: 'Write to the other side' })
  await fold.waitFor()
  if (!(await page.getByLabel('Your message').isVisible())) await fold.click()
}

/** The same for the form of a public reply. */
export async function openReplying(page: Page, name: string): Promise<void> {
  const fold = page.locator('summary').filter({ hasText: `Public reply of ${name}` })
  await fold.waitFor()
  if (!(await page.getByLabel(`Public reply of ${name}`).isVisible())) await fold.click()
}
