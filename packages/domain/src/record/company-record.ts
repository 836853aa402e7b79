import { comparedCompany } from '../text/company-name.ts'

/** A company as the plaintiff of one claim has stated it. */
export interface StatedCompany {
  readonly country: string | null
  readonly taxId: string | null
  readonly website: string
  readonly legalName: string
}

/** What a company is known by, each within its country; `null` where nothing usable was stated. */
export interface CompanyKeys {
  readonly taxId: string | null
  readonly host: string | null
  readonly name: string | null
}

/** Sites on which many companies have their page: they tell none apart, and make none the same. */
const sharedHosts = [
  ...['facebook.com', 'fb.com', 'instagram.com', 'linkedin.com', 'twitter.com', 'x.com', 'youtube.com', 'tiktok.com'],
  ...['pinterest.com', 'xing.com', 'vk.com', 't.me', 'wa.me', 'medium.com', 'linktr.ee', 'bit.ly', 'goo.gl', 'g.page'],
  ...['google.com', 'apple.com', 'wordpress.com', 'blogspot.com', 'notion.site', 'trustpilot.com', 'yelp.com'],
  ...[
    'amazon.com',
    'amazon.de',
    'amazon.co.uk',
    'ebay.com',
    'ebay.de',
    'etsy.com',
    'aliexpress.com',
    'kleinanzeigen.de',
  ],
  ...['booking.com', 'airbnb.com', 'tripadvisor.com', 'paypal.com', 'wikipedia.org', 'crunchbase.com'],
] as const

function comparedHost(website: string): string | null {
  if (!URL.canParse(website)) return null
  const host = new URL(website).hostname.replace(/\.$/, '').replace(/^www\./, '')
  if (!host.includes('.') || sharedHosts.some(each => host === each || host.endsWith(`.${each}`))) return null
  return host
}

const leastDigits = 5
const ascending = '01234567890123456789'

/** Without punctuation and the country's own prefix; what was only typed to fill the field is none. */
function comparedTaxId(taxId: string, country: string): string | null {
  const plain = taxId.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
  const prefix = country === 'GR' ? 'EL' : country
  const digits = plain.replace(/\D/g, '')
  if (digits.length < leastDigits || /^(\d)\1*$/.test(digits) || ascending.includes(digits)) return null
  return plain.startsWith(prefix) ? plain.slice(prefix.length) : plain
}

/** What a company is compared by with others. Without its country it is like no other. */
export function companyKeys({ country, taxId, website, legalName }: StatedCompany): CompanyKeys {
  if (country === null) return { taxId: null, host: null, name: null }
  const within = (value: string | null) => (value ? `${country} ${value}` : null)
  return {
    taxId: within(comparedTaxId(taxId ?? '', country)),
    host: within(comparedHost(website)),
    name: within(comparedCompany(legalName)),
  }
}

interface Keyed {
  readonly keys: CompanyKeys
}

interface CompanyRecord<Company> {
  readonly members: readonly Company[]
  readonly taxId: string | null
  readonly hosts: ReadonlySet<string>
  readonly names: ReadonlySet<string>
}

const present = (values: readonly (string | null)[]): string[] => values.filter(value => value !== null)

const recordOf = <Company extends Keyed>(members: readonly Company[]): CompanyRecord<Company> => ({
  members,
  taxId: members.find(({ keys }) => keys.taxId !== null)?.keys.taxId ?? null,
  hosts: new Set(present(members.map(({ keys }) => keys.host))),
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
 * Which of the companies are one (beyond.md section 4): by country with tax id; else with the host of the website,
 * where no tax id contradicts; else with the name, where neither contradicts. What could belong to two that contradict
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
    ({ hosts }) => hosts,
    sharing => (isAnyPair(sharing, contradictsInTaxId) ? sharing.filter(({ taxId }) => taxId === null) : sharing),
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
  const { taxId, host, name } = company.keys
  const candidates = [
    records.filter(record => taxId !== null && record.taxId === taxId),
    records.filter(record => host !== null && record.hosts.has(host) && !contradictsInTaxId(record, own)),
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
