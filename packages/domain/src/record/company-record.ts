import { comparedCompany } from '../text/company-name.ts'
import { type Likeness, likenesses } from './record-acts.ts'
import { ownHost } from './seat-proof.ts'
import { comparedTaxId, isPlaceholder } from './tax-ids.ts'

/** A company as the plaintiff of one claim has stated it. */
export interface StatedCompany {
  readonly country: string | null
  readonly taxId: string | null
  readonly website: string
  readonly email: string
  readonly legalName: string
}

/** Keys whose equality can join companies, the strongest first. */
export const joiningKeys = ['taxId', 'ownHost', 'namedHost', 'name'] as const

/** Keys of a company, each prefixed with its country; `null` if nothing usable was stated. */
export interface CompanyKeys extends Readonly<Record<(typeof joiningKeys)[number], string | null>> {
  /** Host of the website. It only tells companies apart, as many may have a page there. */
  readonly host: string | null
}

/** Version of the rule that makes keys. Companies with keys of an earlier version are assigned anew. */
export const recordRule = 2

/** Keys by which a company is compared with others. Without a country it matches none. */
export function companyKeys({ country, taxId, website, email, legalName }: StatedCompany): CompanyKeys {
  if (country === null) return { taxId: null, ownHost: null, namedHost: null, name: null, host: null }
  const within = (value: string | null) => (value ? `${country} ${value}` : null)
  const [host, name] = [ownHost(website), comparedCompany(legalName)]
  return {
    taxId: within(comparedTaxId(taxId ?? '', country)),
    ownHost: within(email.toLowerCase().endsWith(`@${host}`) ? host : null),
    namedHost: within(host !== null && name !== '' ? `${host} ${name}` : null),
    name: within(name),
    host: within(host),
  }
}

/**
 * A company with its keys. The operator's word lasts: companies with the same pin are one, whatever else they state.
 */
interface Keyed {
  readonly keys: CompanyKeys
  readonly pin?: string | null
}

/** Two pins whose companies are not one, by the operator's word. */
export type ApartPins = readonly [string, string]

interface CompanyRecord<Company> {
  readonly members: readonly Company[]
  readonly pins: ReadonlySet<string>
  readonly taxIds: ReadonlySet<string>
  readonly hosts: ReadonlySet<string>
  /** Hosts that are a company's own, and hosts with a name. */
  readonly sites: ReadonlySet<string>
  readonly names: ReadonlySet<string>
}

const present = (values: readonly (string | null)[]): string[] => values.filter(value => value !== null)

const sitesOf = ({ ownHost, namedHost }: CompanyKeys): string[] => present([ownHost, namedHost])

const recordOf = <Company extends Keyed>(members: readonly Company[]): CompanyRecord<Company> => ({
  members,
  pins: new Set(present(members.map(({ pin = null }) => pin))),
  taxIds: new Set(present(members.map(({ keys }) => keys.taxId))),
  hosts: new Set(present(members.map(({ keys }) => keys.host))),
  sites: new Set(members.flatMap(({ keys }) => sitesOf(keys))),
  names: new Set(present(members.map(({ keys }) => keys.name))),
})

type Shape = Pick<CompanyRecord<unknown>, 'pins' | 'taxIds' | 'hosts'>
type Contradiction = (one: Shape, other: Shape) => boolean

const meet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => [...one].some(item => other.has(item))
const differ = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size > 0 && other.size > 0 && !meet(one, other)

/**
 * Tests of whether two records contradict each other: by the operator's word always, by tax id or host where nothing
 * outweighs them.
 */
function contradictionsOf(apart: readonly ApartPins[]) {
  const said = new Map<string, Set<string>>()
  for (const [one, other] of [...apart, ...apart.map(([one, other]) => [other, one] as const)])
    said.set(one, (said.get(one) ?? new Set()).add(other))
  const inWord: Contradiction = (one, other) => [...one.pins].some(pin => meet(said.get(pin) ?? new Set(), other.pins))
  const inTaxId: Contradiction = (one, other) => inWord(one, other) || differ(one.taxIds, other.taxIds)
  const inAnything: Contradiction = (one, other) => inTaxId(one, other) || differ(one.hosts, other.hosts)
  return { inWord, inTaxId, inAnything }
}

const isAnyPair = <Item>(items: readonly Item[], holds: (one: Item, other: Item) => boolean): boolean =>
  items.some((one, index) => items.slice(index + 1).some(other => holds(one, other)))

/** Joins records that share a key, in groups as far as `join` says; which of them came first plays no part. */
function joinBy<Company extends Keyed>(
  records: readonly CompanyRecord<Company>[],
  keysOf: (record: CompanyRecord<Company>) => Iterable<string>,
  joinable: (sharing: readonly CompanyRecord<Company>[]) => readonly CompanyRecord<Company>[] = sharing => sharing,
  isSound: (joined: readonly CompanyRecord<Company>[]) => boolean = () => true,
): CompanyRecord<Company>[] {
  const sharing = new Map<string, CompanyRecord<Company>[]>()
  for (const record of records) {
    for (const key of keysOf(record)) sharing.set(key, [...(sharing.get(key) ?? []), record])
  }
  const joinedWith = new Map<CompanyRecord<Company>, Set<CompanyRecord<Company>>>(
    records.map(record => [record, new Set([record])]),
  )
  for (const group of sharing.values()) {
    const [first, ...rest] = joinable(group)
    for (const other of rest) {
      if (!first) break
      const all = new Set([...(joinedWith.get(first) ?? []), ...(joinedWith.get(other) ?? [])])
      for (const each of all) joinedWith.set(each, all)
    }
  }
  return [...new Set(joinedWith.values())].flatMap(joined => {
    const parts = [...joined]
    return isSound(parts) ? [recordOf(parts.flatMap(({ members }) => members))] : parts
  })
}

/**
 * Groups companies into records (beyond.md section 4). Companies are one by the operator's word; else by country and
 * tax id; else by website host, if the names agree or the e-mail addresses are there too and no tax id contradicts;
 * else by name, if neither contradicts. A company that fits two contradicting records, or two that the operator has
 * told apart, joins neither. The order of the input makes no difference.
 */
export function recordsOf<Company extends Keyed>(
  companies: readonly Company[],
  apart: readonly ApartPins[],
): Company[][] {
  const { inWord, inTaxId, inAnything } = contradictionsOf(apart)
  type Joined = CompanyRecord<Company>
  const unlessAny =
    (contradict: Contradiction, isBare: (record: Joined) => boolean) =>
    (sharing: readonly Joined[]): readonly Joined[] =>
      isAnyPair(sharing, contradict)
        ? sharing.filter(record => isBare(record) && !sharing.some(other => inWord(record, other)))
        : sharing
  const byPin = joinBy(
    companies.map(company => recordOf([company])),
    ({ pins }) => pins,
  )
  const byTaxId = joinBy(
    byPin,
    ({ taxIds }) => taxIds,
    unlessAny(inWord, () => true),
    joined => !isAnyPair(joined, inWord),
  )
  const byHost = joinBy(
    byTaxId,
    ({ sites }) => sites,
    unlessAny(inTaxId, ({ taxIds }) => taxIds.size === 0),
    joined => !isAnyPair(joined, inTaxId),
  )
  const byName = joinBy(
    byHost,
    ({ names }) => names,
    unlessAny(inAnything, ({ taxIds, hosts }) => taxIds.size === 0 && hosts.size === 0),
    joined => !isAnyPair(joined, inAnything),
  )
  return byName.map(({ members }) => [...members])
}

/** The one record that a company belongs to, by the strongest key that names any. */
function recordFor<Company extends Keyed>(
  company: Company,
  records: readonly CompanyRecord<Company>[],
  { inWord, inTaxId, inAnything }: ReturnType<typeof contradictionsOf>,
): CompanyRecord<Company> | undefined {
  const own = recordOf([company])
  const candidates = [
    records.filter(record => meet(record.pins, own.pins)),
    records.filter(record => meet(record.taxIds, own.taxIds) && !inWord(record, own)),
    records.filter(record => meet(record.sites, own.sites) && !inTaxId(record, own)),
    records.filter(record => meet(record.names, own.names) && !inAnything(record, own)),
  ].find(found => found.length > 0)
  return candidates?.length === 1 ? candidates[0] : undefined
}

/**
 * Records of published companies, with the companies of unpublished claims assigned to them. The latter never change
 * how the former are grouped, as that would reveal a claim before its time.
 */
export function assignCompanies<Company extends Keyed>(
  published: readonly Company[],
  unpublished: readonly Company[],
  apart: readonly ApartPins[],
): Company[][] {
  const contradictions = contradictionsOf(apart)
  const records = recordsOf(published, apart).map(recordOf)
  const assigned = new Map<CompanyRecord<Company>, Company[]>(records.map(record => [record, [...record.members]]))
  const alone: Company[] = []
  for (const company of unpublished) {
    const record = recordFor(company, records, contradictions)
    const members = record && assigned.get(record)
    if (members) members.push(company)
    else alone.push(company)
  }
  return [...assigned.values(), ...recordsOf(alone, apart)]
}

export interface SuggestedMerge<Company> {
  readonly alikeIn: Likeness
  /** The key that they share, in its compared form. */
  readonly value: string
  readonly records: readonly (readonly Company[])[]
}

/** Whether any two of the records have not been told apart by the operator. */
export function isOpen<Company extends Keyed>(
  records: readonly (readonly Company[])[],
  apart: readonly ApartPins[],
): boolean {
  const { inWord } = contradictionsOf(apart)
  return isAnyPair(records.map(recordOf), (one, other) => !inWord(one, other))
}

/** Records that share a key by which the rule does not join them, so that a person has to decide. */
export function suggestedMerges<Company extends Keyed & { readonly statedTaxId: string }>(
  records: readonly (readonly Company[])[],
  apart: readonly ApartPins[],
): SuggestedMerge<Company>[] {
  const shared = {
    'tax id': ({ statedTaxId }) => (isPlaceholder(statedTaxId.replace(/\D/g, '')) ? null : statedTaxId),
    website: ({ keys }) => keys.host,
    name: ({ keys }) => keys.name,
  } satisfies Record<Likeness, (company: Company) => string | null>
  return likenesses.flatMap(alikeIn => {
    const sharing = new Map<string, (readonly Company[])[]>()
    for (const record of records) {
      for (const value of new Set(present(record.map(shared[alikeIn]))))
        sharing.set(value, [...(sharing.get(value) ?? []), record])
    }
    return [...sharing].flatMap(([value, alike]) => (isOpen(alike, apart) ? [{ alikeIn, value, records: alike }] : []))
  })
}
