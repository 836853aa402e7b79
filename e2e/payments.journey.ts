import { expect } from '@playwright/test'
import { readClaim } from './filing/filing-by-api.ts'
import { transactionsWith } from './payments/chain-history.ts'
import { fees, type Purpose, purposes } from './payments/payable-fees.ts'
import {
  type Payment,
  type PaymentFailure,
  paymentFailures,
  readyToPay,
  signingFailures,
} from './payments/payment-failures.ts'
import { test } from './payments/payment-fixtures.ts'
import { openTheClaim } from './screens/folds.ts'

/** The long form makes every fee go through every failure. */
const isLong = process.env.PAYMENTS === 'all'
const minutes = 60_000

const keysOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table)[]

interface Journey {
  readonly purpose: Purpose
  readonly failure: string
  readonly overcome: (payment: Payment) => Promise<void>
  readonly isSigning?: boolean
}

const journey = (purpose: Purpose, failure: PaymentFailure): Journey => ({
  purpose,
  failure,
  overcome: paymentFailures[failure],
})

const declined = 'declined, and made again by two clicks'
const bySigning = (failure: keyof typeof signing): Journey => ({
  purpose: 'submission',
  failure,
  overcome: signing[failure],
  isSigning: true,
})
const signing = { [declined]: paymentFailures[declined], ...signingFailures }

const journeys: readonly Journey[] = isLong
  ? [
      ...purposes.flatMap(purpose => keysOf(paymentFailures).map(failure => journey(purpose, failure))),
      ...keysOf(signing).map(bySigning),
    ]
  : [
      bySigning(declined),
      journey('dispute', 'approved after the page was loaded again'),
      journey('platform fee', 'sent while the node goes away'),
    ]

for (const { purpose, failure, overcome, isSigning = false } of journeys) {
  const wallet = isSigning ? 'a wallet that only signs' : 'a wallet'
  test(`${purpose}, paid from ${wallet}, once: ${failure}`, { tag: '@SPEC-7-payment' }, async ({ payers, chain }) => {
    test.setTimeout(5 * minutes)
    const { payer: party, list, title, path, before, after, open } = fees[purpose]
    const payer = isSigning ? payers.signing : payers[party]
    const chainUrl = chain.localnet.rpcUrl
    const { id } = await open({ payers, chainUrl })
    const { payments } = await readClaim(payer.page, id)
    const reference = payments.find(payment => payment.purpose === purpose)?.reference ?? ''

    await payer.page.goto(path(id))
    payer.wallet.decideBy(() => 'approve')
    await readyToPay(payer)
    await overcome({
      payer,
      node: chain.node,
      async expectUnpaid(transactions) {
        expect(await readClaim(payer.page, id)).toMatchObject({ status: before })
        expect(await transactionsWith(chainUrl, reference)).toHaveLength(transactions)
      },
    })
    const [signature = '', ...others] = await transactionsWith(chainUrl, reference)
    expect(others).toEqual([])
    expect(await readClaim(payer.page, id)).toMatchObject({ status: after })

    await payer.page.goto(`/dashboard/claims/${list}/${id}`)
    await openTheClaim(payer.page)
    await payer.page.getByText('Fees paid').click()
    await payer.page.getByRole('link', { name: `Receipt of the ${title}` }).click()
    await expect(payer.page.getByText(signature)).toBeVisible()
    await expect(payer.page.getByRole('button', { name: 'Print receipt' })).toBeVisible()
  })
}
