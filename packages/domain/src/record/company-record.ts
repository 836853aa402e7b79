import { comparedCompany } from '../text/company-name.ts'
import { isSharedHost } from './shared-hosts.ts'
import { comparedTaxId, isPlaceholder } from './tax-ids.ts'

/** A company as the plaintiff of one claim has stated it. */
export interface StatedCompany {
  readonly country: string | null
  readonly taxId: string | null
  readonly website: string
  readonly email: string
  readonly legalName: string
}

/** By which companies can be one, the strongest first. */
export const joiningKeys = ['taxId', 'ownHost', 'namedHost', 'name'] as const

/** What a company is known by, each within its country; `null` where nothing usable was stated. */
export interface CompanyKeys extends Readonly<Record<(typeof joiningKeys)[number], string | null>> {
  /** Where its website is. It only tells apart: many may have a page there. */
  readonly host: string | null
}

/** By which rule keys are made. Companies that have theirs by an earlier one are placed anew. */
export const recordRule = 2

function comparedHost(website: string): string | null {
  if (!URL.canParse(website)) return null
  const host = new URL(website).hostname.replace(/\.$/, '').replace(/^www\./, '')
  return host.includes('.') && !isSharedHost(host) ? host : null
}

/** What a company is compared by with others. Without its country it is like no other. */
export function companyKeys({ country, taxId, website, email, legalName }: StatedCompany): CompanyKeys {
  if (country === null) return { taxId: null, ownHost: null, namedHost: null, name: null, host: null }
  const within = (value: string | null) => (value ? `${country} ${value}` : null)
  const [host, name] = [comparedHost(website), comparedCompany(legalName)]
  return {
    taxId: within(comparedTaxId(taxId ?? '', country)),
    ownHost: within(host !== null && email.toLowerCase().endsWith(`@${host}`) ? host : null),
    namedHost: within(host !== null && name !== '' ? `${host} ${name}` : null),
    name: within(name),
    host: within(host),
  }
}

interface Keyed {
  readonly keys: CompanyKeys
}

interface CompanyRecord<Company> {
  readonly members: readonly Company[]
  readonly taxId: string | null
  readonly hosts: ReadonlySet<string>
  /** Hosts that are a company's own, and hosts with a name. */
  readonly sites: ReadonlySet<string>
  readonly names: ReadonlySet<string>
}

const present = (values: readonly (string | null)[]): string[] => values.filter(value => value !== null)

const sitesOf = ({ ownHost, namedHost }: CompanyKeys): string[] => present([ownHost, namedHost])

const recordOf = <Company extends Keyed>(members: readonly Company[]): CompanyRecord<Company> => ({
  members,
  taxId: members.find(({ keys }) => keys.taxId !== null)?.keys.taxId ?? null,
  hosts: new Set(present(members.map(({ keys }) => keys.host))),
  sites: new Set(members.flatMap(({ keys }) => sitesOf(keys))),
  names: new Set(present(members.map(({ keys }) => keys.name))),
})

type Shape = Pick<CompanyRecord<unknown>, 'taxId' | 'hosts'>

const contradictsInTaxId = (one: Shape, other: Shape): boolean =>
  one.taxId !== null && other.taxId !== null && one.taxId !== other.taxId

const contradicts = (one: Shape, other: Shape): boolean =>
  contradictsInTaxId(one, other) ||
  (one.hosts.size > 0 && other.hosts.size > 0 && ![...one.hosts].some(host => other.hosts.has(host)))

const isAnyPair = <Item>(items: readonly Item[], holds: (one: Item, other: Item) => boolean): boolean =>
  items.some((one, index) => items.slice(index + 1).some(other => holds(one, other)))

/** Joins records that share a key, in groups as far as `join` says; which of them came first plays no part. */
function joinBy<Company extends Keyed>(
  records: readonly CompanyRecord<Company>[],
  keysOf: (record: CompanyRecord<Company>) => Iterable<string>,
  joinable: (sharing: readonly CompanyRecord<Company>[]) => readonly CompanyRecord<Company>[],
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
 * Which of the companies are one (beyond.md section 4): by country with tax id; else with the host of the website, where
 * the names agree or the e-mail addresses are there as well and no tax id contradicts; else with the name, where neither
 * contradicts. What could belong to two that contradict
 * each other belongs to neither. The order in which they come makes no difference.
 */
export function recordsOf<Company extends Keyed>(companies: readonly Company[]): Company[][] {
  const single = companies.map(company => recordOf([company]))
  const byTaxId = joinBy(
    single,
    ({ taxId }) => present([taxId]),
    sharing => sharing,
  )
  const byHost = joinBy(
    byTaxId,
    ({ sites }) => sites,
    sharing => (isAnyPair(sharing, contradictsInTaxId) ? sharing.filter(({ taxId }) => taxId === null) : sharing),
    joined => !isAnyPair(joined, contradictsInTaxId),
  )
  const byName = joinBy(
    byHost,
    ({ names }) => names,
    sharing =>
      isAnyPair(sharing, contradicts)
        ? sharing.filter(({ taxId, hosts }) => taxId === null && hosts.size === 0)
        : sharing,
    joined => !isAnyPair(joined, contradicts),
  )
  return byName.map(({ members }) => [...members])
}

/** The one record that a company belongs to, by the strongest key that names any. */
function recordFor<Company extends Keyed>(
  company: Company,
  records: readonly CompanyRecord<Company>[],
): CompanyRecord<Company> | undefined {
  const own = recordOf([company])
  const { taxId, name } = company.keys
  const sites = sitesOf(company.keys)
  const candidates = [
    records.filter(record => taxId !== null && record.taxId === taxId),
    records.filter(record => sites.some(site => record.sites.has(site)) && !contradictsInTaxId(record, own)),
    records.filter(record => name !== null && record.names.has(name) && !contradicts(record, own)),
  ].find(found => found.length > 0)
  return candidates?.length === 1 ? candidates[0] : undefined
}

/**
 * The records of published companies, and where the companies of claims that are not public yet belong. Those never
 * change how the published ones stand to each other: that would tell of a claim before its time.
 */
export function placeCompanies<Company extends Keyed>(
  published: readonly Company[],
  unpublished: readonly Company[],
): Company[][] {
  const records = recordsOf(published).map(recordOf)
  const placed = new Map<CompanyRecord<Company>, Company[]>(records.map(record => [record, [...record.members]]))
  const alone: Company[] = []
  for (const company of unpublished) {
    const record = recordFor(company, records)
    const members = record && placed.get(record)
    if (members) members.push(company)
    else alone.push(company)
  }
  return [...placed.values(), ...recordsOf(alone)]
}

/** Why two records may be one all the same. */
export const likenesses = ['tax id', 'website', 'name'] as const

export interface SuggestedMerge<Company> {
  readonly alikeIn: (typeof likenesses)[number]
  /** What they share, as it is compared. */
  readonly value: string
  readonly records: readonly (readonly Company[])[]
}

/** Records that share something by which the rule does not join them: whether they are one, a person has to say. */
export function suggestedMerges<Company extends Keyed & { readonly statedTaxId: string }>(
  records: readonly (readonly Company[])[],
): SuggestedMerge<Company>[] {
  const shared = {
    'tax id': ({ statedTaxId }) => (isPlaceholder(statedTaxId.replace(/\D/g, '')) ? null : statedTaxId),
    website: ({ keys }) => keys.host,
    name: ({ keys }) => keys.name,
  } satisfies Record<(typeof likenesses)[number], (company: Company) => string | null>
  return likenesses.flatMap(alikeIn => {
    const sharing = new Map<string, (readonly Company[])[]>()
    for (const record of records) {
      for (const value of new Set(present(record.map(shared[alikeIn]))))
        sharing.set(value, [...(sharing.get(value) ?? []), record])
    }
    return [...sharing].flatMap(([value, alike]) => (alike.length > 1 ? [{ alikeIn, value, records: alike }] : []))
  })
}
