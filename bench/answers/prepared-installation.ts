import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runningInstallation } from '../../apps/server/src/local/running-installation.ts'
import { readSettings } from '../../apps/server/src/platform/settings.ts'
import { people, seedPassword } from '../../apps/server/src/seed/sample-people.ts'
import { fillDatabase } from '../../apps/server/src/testing/many-claims/fill-database.ts'
import { withClient } from '../../apps/server/src/testing/with-client.ts'
import { startInstallation } from '../../e2e/installation/installation.ts'

/** Installation and the user whose requests are measured. */
export interface PreparedInstallation {
  readonly url: string
  readonly pid: number
  readonly databaseUrl: string
  readonly mailUrl: string
  /** Session of a user who has claims of every status, and is a defendant in others. */
  readonly cookie: string
  readonly userId: string
  /** Public claim of that user, with offers, documents and replies. */
  readonly claimId: string
}

interface Listed {
  readonly id: string
  readonly isPublic: boolean
}

export interface Preparation {
  /** Number of other people's claims. */
  readonly claims: number
  /** Folder that keeps the filled databases for later runs, by number of claims. */
  readonly kept?: string | undefined
  /** Settings that differ from the common ones. */
  readonly settings?: Readonly<Record<string, string>>
}

/** Settings that lift the limits a benchmark would hit. */
const measured = { REQUESTS_PER_MINUTE: '1000000000', UNRESOLVED_CLAIMS_LIMIT: '1000000', SUBMISSION_FEE: '0' }

/**
 * The product with default settings, with so many claims of others in its database and the sample data. Load shedding
 * is off, because the load is what is measured.
 */
export async function prepareInstallation(
  { claims, kept, settings }: Preparation,
  running: AsyncDisposableStack,
): Promise<PreparedInstallation> {
  const dataDir = kept === undefined ? mkdtempSync(join(tmpdir(), 'redress-bench-')) : join(kept, String(claims))
  if (kept === undefined) running.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  const databaseUrl = () => runningInstallation(readSettings({ DATA_DIR: dataDir })).DATABASE_URL
  const filled = join(dataDir, 'filled')
  const isFilled = existsSync(filled)
  if (!isFilled) {
    const empty = await startInstallation({ dataDir })
    try {
      await fillDatabase(databaseUrl(), { claims, now: new Date() })
      // `pg_stat_statements` is loaded at the next start.
      await runStatements(databaseUrl(), `alter system set shared_preload_libraries = 'pg_stat_statements'`)
    } finally {
      await empty.stop()
    }
  }
  const installation = await startInstallation({ dataDir, settings: { ...measured, ...settings } })
  running.defer(() => installation.stop().then(() => undefined))
  if (!isFilled) {
    await installation.seed()
    await runStatements(databaseUrl(), 'create extension pg_stat_statements', 'vacuum analyze')
    writeFileSync(filled, '')
  }
  const { cookie, userId } = await signIn(installation.url)
  return {
    url: installation.url,
    pid: installation.pid,
    databaseUrl: databaseUrl(),
    mailUrl: installation.mailUrl,
    cookie,
    userId,
    claimId: await fullestClaim(installation.url, cookie),
  }
}

const runStatements = (databaseUrl: string, ...statements: readonly string[]): Promise<void> =>
  withClient(databaseUrl, async client => {
    for (const statement of statements) await client.query(statement)
  })

/** Opens another session of the measured user. */
export async function signIn(url: string) {
  const answer = await fetch(`${url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: people.amelie.username, password: seedPassword }),
  })
  const { data } = (await answer.json()) as { data: { id: string } }
  const cookies = answer.headers.getSetCookie().map(cookie => cookie.split(';')[0])
  return { cookie: cookies.join('; '), userId: data.id }
}

/** Public claim of the user with the longest answer. */
async function fullestClaim(url: string, cookie: string): Promise<string> {
  const ask = async (path: string) => (await fetch(`${url}${path}`, { headers: { cookie } })).text()
  const { data } = JSON.parse(await ask('/v1/claims')) as { data: { myClaims: readonly Listed[] } }
  const sizes: { id: string; size: number }[] = []
  for (const { id } of data.myClaims.filter(({ isPublic }) => isPublic))
    sizes.push({ id, size: (await ask(`/v1/claims/${id}`)).length })
  return sizes.toSorted((one, other) => other.size - one.size)[0]?.id ?? ''
}
