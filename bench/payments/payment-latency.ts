import { payment } from '@redress/texts/en/page/settlement.ts'
import type { Person } from '../../e2e/accounts/accounts.ts'
import { joinByApi, submitByApi } from '../../e2e/filing/filing-by-api.ts'
import { payButton } from '../../e2e/filing/filing-by-page.ts'
import type { Installation } from '../../e2e/installation/installation.ts'
import type { Page } from '../../e2e/installation/open-browser.ts'
import { followFinality } from '../../e2e/payments/chain-history.ts'
import { readyToPay } from '../../e2e/payments/payment-failures.ts'
import { installWallet } from '../../e2e/payments/simulated-wallet.ts'

const saidWhenPaid = payment.confirmation.headings.submission

export interface Payer {
  /** Files a claim, pays its submission in the browser, and answers how long after finality it showed, in milliseconds. */
  pay(): Promise<number>
  stop(): void
}

interface Parties {
  readonly page: Page
  readonly plaintiff: Person
  readonly defendant: Person
}

export async function startPayer(installation: Installation, { page, plaintiff, defendant }: Parties): Promise<Payer> {
  const chainUrl = installation.rpcUrl
  const wallet = await installWallet(page, { name: 'Phantom', chainUrl, sends: false })
  await joinByApi(page, installation, plaintiff)
  const finality = await followFinality(installation.webSocketUrl, wallet.address)
  return {
    async pay() {
      const { id } = await submitByApi(page, defendant)
      await page.goto(`/dashboard/claims/${id}/pay-after-submission`)
      await readyToPay({ page, wallet })
      const [shown, final] = await Promise.all([
        page.evaluate(whenShown, saidWhenPaid),
        finality.next(),
        page.getByRole('button', { name: payButton }).click(),
      ])
      return shown - final
    },
    stop: finality.stop,
  }
}

/** Runs in the page: the time at which a text is first painted. */
function whenShown(text: string): Promise<number> {
  return new Promise(resolve => {
    const look = () => {
      if (document.body.innerText.includes(text)) resolve(Date.now())
      else requestAnimationFrame(look)
    }
    look()
  })
}
