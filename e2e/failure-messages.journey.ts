import { expect, type Page, type Request } from '@playwright/test'
import { accountFailures } from './messages/account-failures.ts'
import { press } from './messages/acts.ts'
import { claimFailures } from './messages/claim-failures.ts'
import { type FailureScene, type Props, titleOf, toastMilliseconds } from './messages/failure-scene.ts'
import { filingFailures } from './messages/filing-failures.ts'
import { installKeylessWallet, keylessWallet } from './messages/keyless-wallet.ts'
import { completeDraft, tokenSentTo } from './messages/stage.ts'
import { test as staged } from './messages/stage-fixtures.ts'
import { expectToasts, passTimeUntil } from './messages/toasts.ts'
import { call } from './people/filed-by-api.ts'

const waitingEmail = 'waiting@fischer.example'
const spareEmail = 'spare@fischer.example'
/** A failed reading is tried again after a while, twice. */
const retryMilliseconds = 1_000

const test = staged.extend<object, { props: Props }>({
  props: [
    async ({ stage, world: { companyId, userId } }, use) => {
      const { plaintiff, installation } = stage
      for (const email of [waitingEmail, spareEmail]) {
        await call(plaintiff, { path: '/v1/users/emails', body: { email } })
      }
      const path = '/auth/confirmation/additional-email-token/'
      const token = await tokenSentTo(installation, spareEmail, /confirm/i, path)
      await call(plaintiff, { method: 'GET', path: `/v1/users/emails/confirm/${token}` })
      const wallets = [{ address: 'So11111111111111111111111111111111111111112' }]
      await call(plaintiff, { path: '/v1/wallets', body: { wallets } })
      await use({ draftId: await completeDraft(stage), companyId, userId, waitingEmail, spareEmail })
    },
    { scope: 'worker' },
  ],
})

/** Lets one call fail until it is mended; without words of the server's own, as long as it is given none. */
async function breakCall(page: Page, { fails: [method, path], status = 500 }: FailureScene) {
  let words: string | undefined
  const isBroken = (request: Request) => request.method() === method && path.test(new URL(request.url()).pathname)
  const json = () => (words === undefined ? {} : { error: words, code: 'OF_ITS_OWN' })
  await page.route('**/v1/**', route =>
    isBroken(route.request()) ? route.fulfill({ status, json: json() }) : route.fallback(),
  )
  return {
    say: (next: string) => {
      words = next
    },
    mend: () => page.unrouteAll({ behavior: 'wait' }),
  }
}

for (const scene of [...filingFailures, ...claimFailures, ...accountFailures]) {
  test(titleOf(scene), async ({ stage, props }) => {
    const page = scene.isVisitor ? stage.visitor : stage.plaintiff
    const { act = press('Try again') } = scene

    /** Does what fails, and looks for the server's words, or for those in their place. */
    async function fail(words?: string) {
      const toasts = [scene.toast && (words ?? scene.toast), scene.fixedToast].flatMap(text => text ?? [])
      const messages = toasts.map(text => ({ text, milliseconds: toastMilliseconds }))
      if (messages.length > 0) await expectToasts(page, messages, () => act(page, props))
      else if (words) await act(page, props)
      if (scene.page === undefined) return
      const said = page.locator('[role="alert"], [role="alertdialog"]').getByText(words ?? scene.page, { exact: true })
      await passTimeUntil(page, () => said.first().isVisible(), retryMilliseconds)
    }

    const api = await breakCall(page, scene)
    await page.goto(await scene.at(props, stage))
    await scene.prepare?.(page)
    await fail()
    const serverWords = 'The server says why.'
    api.say(serverWords)
    await fail(serverWords)
    await api.mend()
  })
}

test('paying from a wallet without a key: [page] Wallet not connected or publicKey is missing.', async ({
  stage: { claimOf, plaintiff },
}) => {
  const claimId = await claimOf('myClaims', 'WAITING_FOR_PAYMENT')
  const payer = await plaintiff.context().newPage()
  await installKeylessWallet(payer)
  await payer.goto(`/dashboard/claims/${claimId}/pay-after-submission`)
  await press('Connect wallet')(payer)
  await payer.getByRole('dialog').getByRole('button', { name: keylessWallet }).click()
  await press(/^Pay [\d.]+ SOL$/)(payer)
  await expect(payer.getByRole('alert')).toContainText('Wallet not connected or publicKey is missing.')
  await payer.close()
})
