import type { Person } from '../../e2e/accounts/accounts.ts'
import { joinByApi, submitByApi } from '../../e2e/filing/filing-by-api.ts'
import type { Installation } from '../../e2e/installation/installation.ts'
import type { Page } from '../../e2e/installation/open-browser.ts'
import { followFinality } from '../../e2e/payments/chain-history.ts'
import { installWallet } from '../../e2e/payments/simulated-wallet.ts'

const statusAfterPayment = 'Pending Publication'
const timeoutOptions = { timeout: 60_000 }

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
      const button = page.getByRole('button', { name: /^Pay [\d.]+ SOL$/ })
      const unconnected = page.getByRole('button', { name: 'Connect wallet' })
      await button.or(unconnected).first().waitFor(timeoutOptions)
      if (await unconnected.isVisible()) await connect(page, wallet.name)
      const shown = page.evaluate(whenShown, statusAfterPayment)
      const final = finality.next()
      await button.click(timeoutOptions)
      return (await shown) - (await final)
    },
    stop: finality.stop,
  }
}

async function connect(page: Page, wallet: string): Promise<void> {
  await page.getByRole('button', { name: 'Connect wallet' }).click(timeoutOptions)
  await page.getByRole('dialog').getByRole('button', { name: wallet }).click(timeoutOptions)
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
