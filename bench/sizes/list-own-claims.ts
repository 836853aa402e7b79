import { withClient } from '../../apps/server/src/testing/with-client.ts'
import { cpuOf } from '../answers/cpu.ts'
import type { PreparedInstallation } from '../answers/prepared-installation.ts'
import { type Plaintiff, signInPlaintiffs } from '../answers/signed-in-people.ts'
import { median, percentile } from '../percentile.ts'

const wantedClaims = [10, 100, 1_000, 5_000]
const requests = 40

interface Listing {
  readonly times: readonly number[]
  readonly serverCpu: number
  readonly databaseCpu: number
  readonly kilobytes: number
}

/** Has somebody ask for their claims again and again, each time after one of them has changed. */
function listAfterChanges(installation: PreparedInstallation, { userId, cookie }: Plaintiff): Promise<Listing> {
  return withClient(installation.databaseUrl, async client => {
    const change = () =>
      client.query(
        `update claims set updated_at = now() where id = (select id from claims where plaintiff_id = $1 limit 1)`,
        [userId],
      )
    const times: number[] = []
    let bytes = 0
    const before = cpuOf(installation.pid, process.pid)
    for (let count = 0; count < requests; count++) {
      await change()
      const begun = performance.now()
      const answer = await fetch(`${installation.url}/v1/claims`, { headers: { cookie } })
      const text = await answer.text()
      bytes = text.length
      times.push(performance.now() - begun)
      if (answer.status !== 200) throw new Error(`The list answered ${answer.status}: ${text}`)
    }
    const after = cpuOf(installation.pid, process.pid)
    return {
      times: times.toSorted((one, other) => one - other),
      serverCpu: (after.server - before.server) / requests,
      databaseCpu: (after.database - before.database) / requests,
      kilobytes: bytes / 1000,
    }
  })
}

/** What somebody with many claims waits for when one of them has changed; prints a table. */
export async function measureOwnClaims(claims: number, installation: PreparedInstallation): Promise<void> {
  console.log(
    `| ${claims} claims: the list of somebody with | p50, ms | p95, ms | CPU ms, server + database | kB |\n|---|---|---|---|---|`,
  )
  for (const person of await signInPlaintiffs(installation.databaseUrl, wantedClaims)) {
    await listAfterChanges(installation, person)
    const { times, serverCpu, databaseCpu, kilobytes } = await listAfterChanges(installation, person)
    const cells = [
      `${person.claims} of their own`,
      median(times).toFixed(0),
      percentile(times, 0.95).toFixed(0),
      `${serverCpu.toFixed(1)} + ${databaseCpu.toFixed(1)}`,
      kilobytes.toFixed(0),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
}
