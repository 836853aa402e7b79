import { expect } from '@playwright/test'
import { transactionsWith } from './payments/chain-history.ts'
import { fees, type Purpose, purposes } from './payments/payable-fees.ts'
import { test } from './payments/payment-fixtures.ts'
import { type Hardship, hardships, type Payment, readyToPay, unsentHardships } from './payments/payment-hardships.ts'
import { readClaim } from './people/filed-by-api.ts'

/** The long form makes every fee go through every hardship. */
const isLong = process.env.PAYMENTS === 'all'
const minutes = 60_000

const keysOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table)[]

interface Journey {
  readonly purpose: Purpose
  readonly hardship: string
  readonly overcome: (payment: Payment) => Promise<void>
  readonly isSigning?: boolean
}

const journey = (purpose: Purpose, hardship: Hardship): Journey => ({
  purpose,
  hardship,
  overcome: hardships[hardship],
})

const declined = 'declined, and made again by two clicks'
const bySigning = (hardship: keyof typeof signing): Journey => ({
  purpose: 'submission',
  hardship,
  overcome: signing[hardship],
  isSigning: true,
})
const signing = { [declined]: hardships[declined], ...unsentHardships }

const journeys: readonly Journey[] = isLong
  ? [
      ...purposes.flatMap(purpose => keysOf(hardships).map(hardship => journey(purpose, hardship))),
      ...keysOf(signing).map(bySigning),
    ]
  : [
      bySigning(declined),
      journey('dispute', 'approved after the page was loaded again'),
      journey('platform fee', 'sent while the node goes away'),
    ]

for (const { purpose, hardship, overcome, isSigning = false } of journeys) {
  const wallet = isSigning ? 'a wallet that only signs' : 'a wallet'
  test(`${purpose}, paid from ${wallet}, once: ${hardship}`, async ({ opponents, chain }) => {
    test.setTimeout(5 * minutes)
    const { payer: party, list, title, path, before, after, open } = fees[purpose]
    const payer = isSigning ? opponents.signing : opponents[party]
    const chainUrl = chain.localnet.rpcUrl
    const { id } = await open({ opponents, chainUrl })
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
    await payer.page.getByText('Fees paid').click()
    await payer.page.getByRole('link', { name: `Receipt of the ${title}` }).click()
    await expect(payer.page.getByText(signature)).toBeVisible()
    await expect(payer.page.getByRole('button', { name: 'Print receipt' })).toBeVisible()
  })
}
