import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { claimEvents, type HistoryType } from '@redress/domain/claim/events.ts'
import { type ClaimStatus, initialStatus, transitions } from '@redress/domain/claim/lifecycle.ts'
import type { LifeOfClaim } from './lives.ts'

/** Possible statuses after a history; rows without a transition change none. */
export function foldOf(history: readonly HistoryType[]): ReadonlySet<ClaimStatus> {
  const unseen = (from: ReadonlySet<ClaimStatus>) =>
    transitions.filter(row => claimEvents[row.event].history === null && row.to !== null && from.has(row.from))
  const closure = (statuses: ReadonlySet<ClaimStatus>): Set<ClaimStatus> => {
    const all = new Set(statuses)
    for (const status of all) for (const { to } of unseen(new Set([status]))) if (to) all.add(to)
    return all
  }
  let statuses = closure(new Set([initialStatus]))
  for (const type of history) {
    const rows = transitions.filter(row => claimEvents[row.event].history === type)
    if (rows.length === 0) continue
    statuses = closure(new Set(rows.flatMap(({ from, to }) => (statuses.has(from) && to ? [to] : []))))
  }
  return statuses
}

const same = (one: readonly (string | number)[], other: readonly (string | number)[]): boolean =>
  JSON.stringify([...one].sort()) === JSON.stringify([...other].sort())

/** Contradictions between a claim and its acknowledged state; empty if there are none. */
export async function violationsOf(life: LifeOfClaim): Promise<string[]> {
  const { plaintiff, id } = life
  const { data: claim } = await plaintiff.get<PartyClaim>(`/v1/claims/${id}`)
  const { data: history } = await plaintiff.get<{ type: HistoryType }[]>(`/v1/actions/claims/${id}`)
  const violations: string[] = []
  const expect = (holds: boolean, what: string) => holds || violations.push(`${id}: ${what}`)
  expect(claim.status === life.status, `it is ${claim.status}, and was said to be ${life.status}`)
  expect(foldOf(history.map(({ type }) => type)).has(claim.status), `its history does not lead to ${claim.status}`)
  const emails = claim.defendants.map(defendant => ('email' in defendant ? String(defendant.email) : ''))
  expect(same(emails, life.defendants), `defendants ${emails}, and not ${life.defendants}`)
  const links = claim.files.flatMap(({ urlDescription }) => urlDescription ?? [])
  expect(same(links, life.links), `links ${links}, and not ${life.links}`)
  const names = claim.files.flatMap(({ fileName }) => fileName ?? [])
  expect(same(names, [...life.files.keys()]), `files ${names}, and not ${[...life.files.keys()]}`)
  const offers = claim.resolutions.map(({ value }) => value)
  expect(same(offers, life.offers), `offers ${offers}, and not ${life.offers}`)
  for (const { id: documentId, fileName } of claim.files) {
    const content = fileName && life.files.get(fileName)
    if (!content) continue
    const kept = await plaintiff.download(`/v1/claims/${id}/documents/${documentId}/files`)
    expect(Buffer.compare(kept, content) === 0, `${fileName} has other bytes`)
  }
  return violations
}
