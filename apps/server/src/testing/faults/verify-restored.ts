import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HistoryType } from '@redress/domain/claim/events.ts'
import type { ClaimStatus } from '@redress/domain/claim/lifecycle.ts'
import pg from 'pg'
import type { LifeOfClaim } from './lives.ts'
import { foldOf } from './verify-lives.ts'

/** Acknowledged state of a claim at one moment. */
export type KnownLife = Pick<LifeOfClaim, 'id' | 'defendants' | 'links' | 'offers' | 'status'> & {
  readonly files: readonly string[]
}

export const knownNow = (lives: readonly LifeOfClaim[]): KnownLife[] =>
  lives.map(({ id, status, defendants, links, offers, files }) => ({
    id,
    status,
    defendants: [...defendants],
    links: [...links],
    offers: [...offers],
    files: [...files.keys()],
  }))

interface RestoredClaim {
  readonly id: string
  readonly status: ClaimStatus
  readonly history: HistoryType[]
  readonly defendants: string[]
  readonly links: string[]
  readonly files: { readonly name: string; readonly key: string; readonly sha256: string }[]
  readonly offers: number[]
}

const claimsIn = async (client: pg.Client): Promise<RestoredClaim[]> =>
  (
    await client.query<RestoredClaim>(`
      select claims.id, claims.status,
        array(select type from actions where claim_id = claims.id order by actions.id) as history,
        array(select email from defendants where claim_id = claims.id order by sequence) as defendants,
        array(select url_description from documents where claim_id = claims.id and type = 'url') as links,
        (
          select coalesce(jsonb_agg(jsonb_build_object('name', file_name, 'key', storage_key, 'sha256', sha256)), '[]')
          from documents where claim_id = claims.id and type = 'file'
        ) as files,
        array(select (value_cents / 100)::int from resolutions where claim_id = claims.id order by sequence) as offers
      from claims
    `)
  ).rows

const isIn = (some: readonly unknown[], all: readonly unknown[]) => some.every(each => all.includes(each))
const isDistinct = (all: readonly unknown[]) => new Set(all).size === all.length

/** True if a claim with this history has ever had the status. */
const hasBeen = (status: string, history: readonly HistoryType[]): boolean =>
  Array.from({ length: history.length + 1 }, (_, count) => foldOf(history.slice(0, count))).some(statuses =>
    [...statuses].some(each => each === status),
  )

/**
 * Violations in a restored installation: inconsistencies, and losses of what was acknowledged before its backup began.
 * Empty if there are none.
 */
export async function violationsIn(
  { databaseUrl, folder }: { readonly databaseUrl: string; readonly folder: string },
  known: readonly KnownLife[],
): Promise<string[]> {
  await using running = new AsyncDisposableStack()
  const client = new pg.Client(databaseUrl)
  await client.connect()
  running.defer(() => client.end())
  const claims = new Map((await claimsIn(client)).map(claim => [claim.id, claim]))
  const violations: string[] = []
  const expect = (holds: boolean, what: string) => holds || violations.push(what)
  for (const { id, status, history, defendants, links, files, offers } of claims.values()) {
    expect(foldOf(history).has(status), `${id}: its history does not lead to ${status}`)
    for (const { key, sha256 } of files) {
      const content = readFileSync(join(folder, 'documents', key))
      expect(createHash('sha256').update(content).digest('hex') === sha256, `${id}: ${key} has other bytes`)
    }
    const all = [defendants, links, files.map(({ name }) => name), offers]
    expect(all.every(isDistinct), `${id}: something is there twice`)
  }
  for (const life of known) {
    const claim = claims.get(life.id)
    if (!claim) {
      violations.push(`${life.id}: it is not there`)
      continue
    }
    const names = claim.files.map(({ name }) => name)
    expect(isIn(life.defendants, claim.defendants), `${life.id}: defendants ${life.defendants}`)
    expect(isIn(life.links, claim.links), `${life.id}: links ${life.links}`)
    expect(isIn(life.files, names), `${life.id}: files ${life.files}`)
    expect(isIn(life.offers, claim.offers), `${life.id}: offers ${life.offers}`)
    expect(hasBeen(life.status, claim.history), `${life.id}: it was ${life.status}, and is ${claim.status}`)
  }
  return violations
}
