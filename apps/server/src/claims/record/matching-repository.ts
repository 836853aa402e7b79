import type { DefendantType } from '@redress/domain/people/contact-rules.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { builtOnce, type ValueOf } from '../../platform/database/built-once.ts'
import type { Connection } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared-statements.ts'
import {
  all,
  type Bounds,
  contains,
  findPage,
  findPageByWalking,
  type Given,
  measuredBounds,
  type Searched,
  wordLists,
  wordsOf,
} from './find-matching.ts'
import { publicDefendants, recordId } from './record-repository.ts'
import type { SearchTerm, TermShape } from './search-term.ts'

/** What is searched, and paged side by side. */
export const kinds = ['claims', 'companies', 'people'] as const
export type Kind = (typeof kinds)[number]

/** Behind which claim, or whose record, the next page of a kind begins; `null` for the first page. */
type After = Readonly<Record<Kind, string | null>>

interface Matching {
  /** As many as are counted and one more. */
  readonly total: number
  /** The ids of the claims or records of one page, in their order, and of one more. */
  readonly page: readonly string[]
}

interface Asked {
  readonly term: SearchTerm
  readonly after: After
  readonly now: Date
}

type Values = { readonly now: Date; readonly idStart: string; readonly total: number | null } & After &
  Readonly<Record<`word${number}`, string>>

/** A text anywhere in another: what would be a wildcard in it stands for itself. */
const patternOf = (text: RawBuilder<string>) =>
  sql<string>`'%' || regexp_replace(${text}, '([\\\\%_])', '\\\\\\1', 'g') || '%'`

const compared = (value: ValueOf<Values>, index: number) => sql<string>`searchable(${value(`word${index}`)})`

/** What is given is worked out once, and hidden from PostgreSQL's planning, which then suits any words. */
const givenOnce = (shape: TermShape, value: ValueOf<Values>): RawBuilder<unknown> => sql`
  given as materialized (
    select ${sql.join([
      sql`${value('now')}::timestamptz as now`,
      sql`${value('idStart')}::text as id_start`,
      ...wordsOf(shape).flatMap(index => {
        const part = sql.id(`part${index}`)
        return [
          sql`${patternOf(compared(value, index))} as ${sql.id(`pattern${index}`)}`,
          sql`${part}.part as ${part}`,
          sql`${patternOf(sql`${part}.part`)} as ${sql.id(`part_pattern${index}`)}`,
        ]
      }),
    ])}
    from ${sql.join(
      wordsOf(shape).map(
        index => sql`(
          select part from string_to_table(${compared(value, index)}, ' ') as part order by length(part) desc limit 1
        ) as ${sql.id(`part${index}`)}`,
      ),
      sql` cross join `,
    )}
  )
`

const given: Given = {
  pattern: index => sql`(select ${sql.id(`pattern${index}`)} from given)`,
  part: index => sql`(select ${sql.id(`part${index}`)} from given)`,
  partPattern: index => sql`(select ${sql.id(`part_pattern${index}`)} from given)`,
  idStart: sql`(select id_start from given)`,
  now: sql`(select now from given)`,
}

const claimText = sql.ref<string>('claim_search.text')

/** All words in what one line says: of the claim, of its plaintiff, or of one defendant. */
const isInOneLine = (shape: TermShape, given: Given) =>
  shape.long + shape.short === 1
    ? sql<SqlBool>`true`
    : sql<SqlBool>`exists (
        select from string_to_table(${claimText}, E'\\n') as line where ${contains(sql.ref('line'), shape, given)}
      )`

const isPublicClaim = ({ now }: Given) => sql<SqlBool>`notice_period_ends_at <= ${now}`

/** The public claims that say the term in type, place or a party's name, or whose id starts with it, the newest first. */
function searchedClaims(shape: TermShape, given: Given): Searched {
  const order = sql`notice_period_ends_at desc, claim_id desc`
  const isSaid = all([contains(claimText, shape, given), isInOneLine(shape, given)])
  // As the index of ids compares, whatever the start is.
  const hasIdStart = sql<SqlBool>`claim_id::text ~>=~ ${given.idStart} and claim_id::text ~<~ (${given.idStart} || '~')`
  const isPublic = isPublicClaim(given)
  const isOnPage = sql<SqlBool>`(notice_period_ends_at, claim_id) < (
    (select notice_period_ends_at from page_claims), (select claim_id from page_claims)
  )`
  const matching = (table: RawBuilder<unknown>, matches: RawBuilder<SqlBool>) => sql`
    select claim_id, notice_period_ends_at, true as matches from ${table} where ${isPublic} and ${matches}`
  return {
    shape,
    table: 'claim_search',
    order,
    id: sql`claim_id`,
    walked(from, most) {
      const atMost = most === undefined ? sql`` : sql`limit ${sql.lit(most)}`
      const matches = shape.isStartOfId ? sql`${isSaid} or (${hasIdStart})` : isSaid
      // As two indexes hold them.
      const ofSize = (size: RawBuilder<SqlBool>) => sql`(
        select claim_id, notice_period_ends_at, ${matches} as matches
        from claim_search
        where ${size} and ${isPublic} ${from === 'page' ? sql`and ${isOnPage}` : sql``}
        order by ${order} ${atMost}
      )`
      return sql`
        select * from (
          ${ofSize(sql`octet_length(text) <= 2000`)} union all ${ofSize(sql`octet_length(text) > 2000`)}
        ) as walked
        order by ${order} ${atMost}
      `
    },
    // No index but that of words is asked (`offset`).
    having: hasWords =>
      matching(
        sql`(select * from claim_search where ${hasWords(sql`search_words_of(text)`)} offset 0) as claim_search`,
        isSaid,
      ),
    ...(shape.isStartOfId && { further: matching(sql`claim_search`, hasIdStart) }),
    isFirst: sql<SqlBool>`true`,
    isOnPage,
  }
}

const types = { companies: 'Company', people: 'Individual' } as const satisfies Partial<Record<Kind, DefendantType>>

/** All that a name is searched by. */
const nameText = (names: string) => sql<string>`(${sql.ref(`${names}.sort_name`)} || ${sql.ref(`${names}.further`)})`

// The type stands in the text, as there is an index for each.
const isOfType = (type: DefendantType) => sql<SqlBool>`type = ${sql.lit(type)}`
const isPublicName = (type: DefendantType, { now }: Given) => sql<SqlBool>`${isOfType(type)} and public_from <= ${now}`

/** The records of a type that a public claim names by what matches, each at the first of its names that does. */
function searchedRecords(kind: keyof typeof types, shape: TermShape, given: Given): Searched {
  const order = sql`sort_name, record_id, further`
  const ofType = isOfType(types[kind])
  const isPublic = isPublicName(types[kind], given)
  const matches = contains(nameText('record_names'), shape, given)
  const beginning = (column: string) => sql`(select ${sql.ref(column)} from ${sql.id(`page_${kind}`)})`
  const isOnPage = sql<SqlBool>`
    (sort_name, record_id, further) > (${beginning('sort_name')}, ${beginning('record_id')}, ${beginning('further')})`
  // Asked of each candidate by itself (`limit`), never joined: there are few.
  const isFirst = sql<SqlBool>`(
    select true from record_names as earlier
    where record_id = candidates.record_id and ${isPublic}
      and (sort_name, further) < (candidates.sort_name, candidates.further)
      and ${contains(nameText('earlier'), shape, given)}
    limit 1
  ) is null`
  return {
    shape,
    table: 'record_names',
    order,
    id: sql`record_id`,
    walked: (from, most) => sql`
      select record_id, sort_name, further, ${isPublic} and ${matches} as matches
      from record_names
      where ${ofType} ${from === 'page' ? sql`and ${isOnPage}` : sql``}
      order by ${order} ${most === undefined ? sql`` : sql`limit ${sql.lit(most)}`}
    `,
    having: hasWords => sql`
      select record_id, sort_name, further, true as matches
      from record_names
      where ${isPublic} and ${hasWords(sql`search_words_of(sort_name || further)`)} and ${matches}
    `,
    isFirst,
    isOnPage,
  }
}

const searched = (shape: TermShape, given: Given): Readonly<Record<Kind, Searched>> => ({
  claims: searchedClaims(shape, given),
  companies: searchedRecords('companies', shape, given),
  people: searchedRecords('people', shape, given),
})

/** Behind what a page begins, in the order of what is searched: before all for the first one, nowhere behind what is private. */
function beginningOfPage(connection: Connection, kind: Kind, shape: TermShape, value: ValueOf<Values>) {
  const after = sql`${value(kind)}::uuid`
  if (kind === 'claims') {
    return sql`
      select notice_period_ends_at, claim_id from claim_search where claim_id = ${after} and ${isPublicClaim(given)}
      union all
      select ${given.now}, 'ffffffff-ffff-ffff-ffff-ffffffffffff' where ${after} is null
    `
  }
  const record = publicDefendants(connection, given.now)
    .select(recordId.as('id'))
    .where('defendants.id', '=', sql<string>`${after}`)
  return sql`
    (
      select sort_name, record_id, further from record_names
      where record_id = (${record}) and ${isPublicName(types[kind], given)} and ${contains(nameText('record_names'), shape, given)}
      order by sort_name, further limit 1
    )
    union all
    select '', '00000000-0000-0000-0000-000000000000', '' where ${after} is null
  `
}

/** As far as it has been found. */
type Found = Readonly<Record<Kind, { readonly [Part in keyof Matching]: Matching[Part] | null }>>

/** Statements with more words are planned anew each time, so that those that are kept are few. */
const mostWordsOfKept = 3

type PageOf = (
  searched: Searched,
  known: { readonly bounds: Bounds; readonly total: RawBuilder<number | null> },
) => RawBuilder<unknown>

const statementOf = (shape: TermShape, kinds: readonly Kind[], bounds: Bounds, pageOf: PageOf) =>
  builtOnce<Values, Found>((connection, value) => {
    const of = searched(shape, given)
    const isKept = shape.long + shape.short <= mostWordsOfKept
    const statement = sql<Found>`
      with ${givenOnce(shape, value)}, ${wordLists(shape, given, bounds)}, ${sql.join(
        kinds.map(
          kind => sql`${sql.id(`page_${kind}`)} as materialized (${beginningOfPage(connection, kind, shape, value)})`,
        ),
      )}
      select ${sql.join(kinds.map(kind => sql`${pageOf(of[kind], { bounds, total: value('total') })} as ${sql.id(kind)}`))}
    `
    const end = isKept ? prepared : sql``
    return { compile: () => sql<Found>`${statement} ${end}`.compile(connection) }
  })

type Statement = ReturnType<typeof statementOf>
const statements = new Map<string, Statement>()

/** Of some kinds at once, as PostgreSQL plans for any words. */
function kept(shape: TermShape, kinds: readonly Kind[], bounds: Bounds, pageOf: PageOf): Statement {
  const key = [shape.long, shape.short, shape.isStartOfId, ...kinds, ...Object.values(bounds)].join(' ')
  const known = statements.get(key)
  if (known) return known
  const built = statementOf(shape, kinds, bounds, pageOf)
  statements.set(key, built)
  return built
}

const nothing: Matching = { total: 0, page: [] }

/** What matches, of each kind. */
export async function findMatching(
  connection: Connection,
  { term, after, now }: Asked,
  bounds = measuredBounds,
): Promise<Readonly<Record<Kind, Matching>>> {
  const words = Object.fromEntries(term.words.map((word, index) => [`word${index}`, word] as const))
  const values: Values = { ...words, ...after, idStart: term.idStart, now, total: null }
  const [found] = await kept(term, kinds, bounds, findPage)(connection, values)
  const whole = async (kind: Kind): Promise<Matching> => {
    const { total = null, page = null } = found?.[kind] ?? {}
    if (total !== null && page !== null) return { total, page }
    const [walked] = await kept(term, [kind], bounds, findPageByWalking)(connection, { ...values, total })
    return (walked?.[kind] as Matching | undefined) ?? nothing
  }
  return { claims: await whole('claims'), companies: await whole('companies'), people: await whole('people') }
}
