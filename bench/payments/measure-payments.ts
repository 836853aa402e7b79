import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { person } from '../../e2e/accounts/accounts.ts'
import { joinByApi } from '../../e2e/filing/filing-by-api.ts'
import { startInstallation } from '../../e2e/installation/installation.ts'
import { openBrowser } from '../../e2e/installation/open-browser.ts'
import { percentile } from '../percentile.ts'
import { claimsListSize, type ListSize } from './claims-list.ts'
import { startPayer } from './payment-latency.ts'

const payments = Number(process.env.PAYMENTS ?? 25)

const sizeLine = ({ claims, bytes }: ListSize): string =>
  `${claims} claims: ${bytes} bytes (${Math.round(bytes / Math.max(claims, 1))} a claim)`

/** Measures in a browser how long after a payment is final its claim shows it; prints that. */
export async function measurePayments(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'redress-bench-'))
  const installation = await startInstallation({ settings: { UNRESOLVED_CLAIMS_LIMIT: '10000' }, dataDir })
  const browser = await openBrowser()
  try {
    const newPage = () => browser.newPage({ baseURL: installation.url })
    const defendant = person('Karl', 'Winter', 'Austria')
    await joinByApi(await newPage(), installation, defendant)
    const page = await newPage()
    const payer = await startPayer(installation, { page, plaintiff: person('Ida', 'Lorenz', 'Austria'), defendant })
    const latencies = [await payer.pay()]
    const small = await claimsListSize(page)
    while (latencies.length < payments) latencies.push(await payer.pay())
    payer.stop()
    const large = await claimsListSize(page)

    const sorted = latencies.sort((one, other) => one - other)
    console.log(
      `From finality to the changed status on the payer's screen, ${sorted.length} payments, in milliseconds:`,
    )
    console.log(`  p50 ${percentile(sorted, 0.5)}, p95 ${percentile(sorted, 0.95)}, slowest ${sorted.at(-1)}`)
    console.log('GET /v1/claims:')
    for (const size of [small, large]) console.log(`  ${sizeLine(size)}`)
  } finally {
    await browser.close()
    await installation.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
