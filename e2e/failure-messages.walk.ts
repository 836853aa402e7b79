import { expect, type Page, type Request } from '@playwright/test'
import { messages } from '../requirements/messages.ts'
import { arriveUndrawn } from './faults/faulty-api.ts'
import { call } from './filing/filing-by-api.ts'
import { payButton } from './filing/filing-by-page.ts'
import { accountFailures } from './messages/account-failures.ts'
import { claimFailures } from './messages/claim-failures.ts'
import type { FailureCase, FailureData } from './messages/failure-case.ts'
import { filingFailures } from './messages/filing-failures.ts'
import { installKeylessWallet, keylessWallet } from './messages/keyless-wallet.ts'
import { test as base } from './messages/message-fixtures.ts'
import { press } from './messages/page-actions.ts'
import { completeDraft, tokenSentTo } from './messages/participants.ts'
import { advanceClockUntil, expectToasts, messageTest, toastOf } from './messages/toast-durations.ts'

const waitingEmail = 'waiting@fischer.example'
const spareEmail = 'spare@fischer.example'
/** A failed GET is retried twice, after a while. */
const retryMilliseconds = 1_000

const test = base.extend<object, { data: FailureData }>({
  data: [
    async ({ participants, seeded: { companyId, userId } }, use) => {
      const { plaintiff, installation } = participants
      for (const email of [waitingEmail, spareEmail]) {
        await call(plaintiff, { path: '/v1/users/emails', body: { email } })
      }
      const path = '/auth/confirmation/additional-email-token/'
      const token = await tokenSentTo(installation, spareEmail, /confirm/i, path)
      await call(plaintiff, { method: 'GET', path: `/v1/users/emails/confirm/${token}` })
      const wallets = [{ address: 'So11111111111111111111111111111111111111112' }]
      await call(plaintiff, { path: '/v1/wallets', body: { wallets } })
      await use({ draftId: await completeDraft(participants), companyId, userId, waitingEmail, spareEmail })
    },
    { scope: 'worker' },
  ],
})

// Each of them stands alone, and together they take as long as all the other journeys.
test.describe.configure({ mode: 'parallel' })

/** Lets one call fail until it is restored; without a text of the server's, as long as none is given. */
async function failCall(page: Page, { fails: [method, path], status = 500 }: FailureCase) {
  let text: string | undefined
  const isFailing = (request: Request) => request.method() === method && path.test(new URL(request.url()).pathname)
  const json = () => (text === undefined ? {} : { error: text, code: 'OF_ITS_OWN' })
  await arriveUndrawn(page)
  await page.route('**/v1/**', route =>
    isFailing(route.request()) ? route.fulfill({ status, json: json() }) : route.fallback(),
  )
  return {
    answer: (serverText: string) => {
      text = serverText
    },
    restore: () => page.unrouteAll({ behavior: 'wait' }),
  }
}

for (const failureCase of [...filingFailures, ...claimFailures, ...accountFailures]) {
  const { toast, fixedToast, page: onPage, act = press('Try again') } = failureCase
  const names = [toast, fixedToast].flatMap(name => name ?? [])
  const { title, tag } = messageTest(failureCase.when, names, onPage ? [onPage] : [])
  test(title, { tag: [...tag, '@SPEC-8-server-words'] }, async ({ participants, data }) => {
    const page = failureCase.isVisitor ? participants.visitor : participants.plaintiff

    /** Does what fails, and looks for the server's text, or for the messages in its place. */
    async function fail(serverText?: string) {
      const toasts = [...(toast ? [toastOf(toast, serverText)] : []), ...(fixedToast ? [toastOf(fixedToast)] : [])]
      if (toasts.length > 0) await expectToasts(page, toasts, () => act(page, data))
      else if (serverText) await act(page, data)
      if (onPage === undefined) return
      const shown = page
        .locator('[role="alert"], [role="alertdialog"]')
        .getByText(serverText ?? messages[onPage].text, { exact: true })
      await advanceClockUntil(page, () => shown.first().isVisible(), retryMilliseconds)
    }

    const api = await failCall(page, failureCase)
    await page.goto(await failureCase.at(data, participants))
    await failureCase.prepare?.(page)
    // The toast from opening the page is gone before the next attempt.
    if (failureCase.act === undefined) await page.getByRole('region', { name: 'Messages' }).locator('p').waitFor()
    await fail()
    const serverText = 'The server says why.'
    api.answer(serverText)
    await fail(serverText)
    await api.restore()
  })
}

const withoutKey = messageTest('paying from a wallet without a key', [], ['wallet-not-connected'])

test(withoutKey.title, { tag: withoutKey.tag }, async ({ participants: { claimOf, plaintiff } }) => {
  const claimId = await claimOf('myClaims', 'WAITING_FOR_PAYMENT')
  const payer = await plaintiff.context().newPage()
  await installKeylessWallet(payer)
  await payer.goto(`/dashboard/claims/${claimId}/pay-after-submission`)
  await press('Connect wallet')(payer)
  await payer.getByRole('dialog').getByRole('button', { name: keylessWallet }).click()
  await press(payButton)(payer)
  await expect(payer.getByRole('alert')).toContainText(messages['wallet-not-connected'].text)
  await payer.close()
})
