import { withClient } from '../../apps/server/src/testing/with-client.ts'
import { type Filing, fileAtOnce } from '../acts/file-at-once.ts'
import { fileClaim } from '../answers/file-claim.ts'
import { type PreparedInstallation, runStatements } from '../answers/prepared-installation.ts'
import type { SignedInPerson } from '../answers/signed-in-people.ts'
import { median } from '../percentile.ts'

interface Options {
  /** Each files one claim after the other. */
  readonly people: readonly SignedInPerson[]
  readonly seconds: number
  /** Whether the database notes for whom something has changed. */
  readonly isNoted: boolean
}

/** The triggers that note for whom something has changed, of what a filing writes. */
const noting = ['claims', 'defendants', 'documents', 'actions', 'notifications'].flatMap(table =>
  ['changes_insert', 'changes_update', 'changes_delete'].map(trigger => ({ table, trigger })),
)

/** Has claims filed as fast as they are answered. @throws where a call is not answered with success */
export async function fileClaims(
  installation: PreparedInstallation,
  { people, seconds, isNoted }: Options,
): Promise<Filing> {
  const setNoting = (state: 'enable' | 'disable') =>
    runStatements(
      installation.databaseUrl,
      ...noting.map(({ table, trigger }) => `alter table ${table} ${state} trigger ${trigger}`),
    )
  if (!isNoted) await setNoting('disable')
  try {
    return await fileAtOnce(installation, people, seconds)
  } finally {
    if (!isNoted) await setNoting('enable')
  }
}

interface Company {
  readonly legalName: string
  readonly country: string
  /** How many claims name it. */
  readonly claims: number
}

export interface CompanyFiling extends Pick<Company, 'claims'> {
  /** Of one claim, which is five calls, in milliseconds. */
  readonly median: number
}

const filedAgainstCompany = 10

/** Has claims filed, one after the other, against the company that most claims name. */
export async function fileAgainstCompany(
  { url, databaseUrl }: PreparedInstallation,
  { cookie }: SignedInPerson,
): Promise<CompanyFiling> {
  const { legalName, country, claims } = await withClient(databaseUrl, async client => {
    const { rows } = await client.query<Company>(
      `select legal_name as "legalName", country, count(*)::int as claims from defendants
       where type = 'Company' group by legal_name, country order by count(*) desc limit 1`,
    )
    if (!rows[0]) throw new Error('No claim names a company')
    return rows[0]
  })
  const times: number[] = []
  for (let count = 0; count < filedAgainstCompany; count++) {
    const begun = performance.now()
    await fileClaim(url, cookie, { email: `${crypto.randomUUID()}@example.net`, legalName, country })
    times.push(performance.now() - begun)
  }
  return { claims, median: median(times) }
}
