import { setTimeout as delay } from 'node:timers/promises'
import { openLocalWallet } from '@redress/localnet/local-wallet.ts'
import { withClient } from '../../apps/server/src/testing/with-client.ts'
import { fileClaim, send } from '../answers/file-claim.ts'
import type { PreparedInstallation } from '../answers/prepared-installation.ts'
import type { SignedInPerson } from '../answers/signed-in-people.ts'

interface Settled {
  readonly paymentLink: string | null
}

const offer = { value: 1_000, winningParty: 'Plaintiff', costOwner: 'Defendant' }

/** A claim of which the defendant's offer was accepted: the link by which its fee is paid. */
async function feeOf(url: string, plaintiff: SignedInPerson, defendant: SignedInPerson): Promise<string> {
  const claim = await fileClaim(url, plaintiff.cookie, { email: defendant.email })
  const post = <Data>({ cookie }: SignedInPerson, address: string, body?: object) =>
    send<Data>({ method: 'POST', url: address, cookie, body })
  await post(defendant, `${url}/v1/claims/defendants/${claim.defendantId}/takeover`)
  await post(defendant, `${claim.url}/propose-resolution`, offer)
  await post(plaintiff, `${claim.url}/accept-resolution`)
  const { paymentLink } = await post<Settled>(defendant, `${claim.url}/resolve`)
  if (!paymentLink) throw new Error('There is nothing to pay')
  return paymentLink
}

/** How many payments a second are credited that are sent as fast as the local chain takes them. */
export async function creditPayments(
  { url, databaseUrl, chainUrl }: PreparedInstallation,
  { people, payments }: { readonly people: readonly SignedInPerson[]; readonly payments: number },
): Promise<number> {
  const [defendant, ...plaintiffs] = people
  if (!defendant) throw new Error('Nobody is there')
  const links: string[] = []
  await Promise.all(
    plaintiffs.map(async plaintiff => {
      while (links.length < payments) links.push(await feeOf(url, plaintiff, defendant))
    }),
  )
  return withClient(databaseUrl, async client => {
    const paid = async () => {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from payments where status = 'paid' and lamports is not null`,
      )
      return rows[0]?.count ?? 0
    }
    const wallet = await openLocalWallet(chainUrl)
    const [before, begun] = [await paid(), performance.now()]
    await Promise.all(links.map(link => wallet.pay(link)))
    while ((await paid()) < before + links.length) await delay(50)
    return links.length / ((performance.now() - begun) / 1_000)
  })
}
