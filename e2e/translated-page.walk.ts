import { expect, type Page } from '@playwright/test'
import { profileSuccesses, visitorSuccesses } from './messages/account-successes.ts'
import { claimSuccesses } from './messages/claim-successes.ts'
import { filingSuccesses } from './messages/filing-successes.ts'
import { test } from './messages/message-fixtures.ts'
import { openParticipants } from './messages/participants.ts'
import type { SuccessCase } from './messages/success-case.ts'
import { toastOf } from './messages/toast-durations.ts'
import { failuresOf, listening, translatePages } from './screens/browser-translation.ts'
import { settled } from './screens/inspection.ts'
import { screenVisits } from './screens/screen-visits.ts'

/** Acts on the translated page, from the first defendant of a claim to a new password. */
const acts: readonly SuccessCase[] = [...filingSuccesses, ...claimSuccesses, ...profileSuccesses, ...visitorSuccesses]

const shownToast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Messages' }).locator('p').filter({ hasText: text }).first()

test('a page that the browser has translated opens every screen and carries out every act', async ({
  browser,
  installation,
  seeded,
}) => {
  test.setTimeout(15 * 60_000)
  const participants = await openParticipants(browser, installation)
  const pages = { plaintiff: participants.plaintiff, visitor: participants.visitor, stranger: participants.stranger }
  const contexts = Object.values(pages).map(page => page.context())
  for (const context of contexts) await translatePages(context)
  const failures = contexts.map(failuresOf)

  const viewers = { visitor: pages.visitor, party: pages.plaintiff, newcomer: pages.stranger }
  for (const [name, { viewer, path, prepare }] of Object.entries(screenVisits(seeded))) {
    await test.step(name, async () => {
      const page = viewers[viewer]
      await page.goto(path)
      await settled(page)
      await prepare?.(page)
    })
  }
  for (const { when, who = 'plaintiff', at, prepare, act, toasts } of acts) {
    await test.step(when, async () => {
      const page = pages[who]
      if (at) {
        await page.goto(await at(participants))
        await settled(page)
        await listening(page)
      }
      await prepare?.(page, participants)
      // A toast may be gone again by the time that the act has ended.
      const shown = toasts.map(toast => shownToast(page, toastOf(toast).text).waitFor({ timeout: 60_000 }))
      await Promise.all([act(page, participants), ...shown])
    })
  }
  expect(failures.flat()).toEqual([])
  for (const context of contexts) await context.close()
})
