import { expect, type Page } from '@playwright/test'

/** Opens what a party's page of a claim has in its last fold: the story, the parties, the documents. */
export async function openTheClaim(page: Page): Promise<void> {
  const fold = page.getByRole('button', { name: 'The claim', exact: true })
  await fold.waitFor()
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
}

/** Opens the fold of a form by its summary, unless words that are kept in it open it at the same time. */
async function openForm(page: Page, summary: string, label: string): Promise<void> {
  const fold = page.locator('summary').filter({ hasText: summary })
  const field = page.getByLabel(label)
  await fold.waitFor()
  await expect(async () => {
    if (!(await field.isVisible())) await fold.click()
    await expect(field).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

export const openWriting = (page: Page): Promise<void> => openForm(page, 'Write to the other side', 'Your message')

export const openReplying = (page: Page, name: string): Promise<void> =>
  openForm(page, `Public reply of ${name}`, `Public reply of ${name}`)
