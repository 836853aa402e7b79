import type { DefendantType } from '@redress/domain/people/contact-rules.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { builtOnce, type ValueOf } from '../../platform/database/built-once.ts'
import type { Connection } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared-statements.ts'
import {
  all,
  contains,
  foundIds,
  foundIdsByWalking,
  type Given,
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
  /** The ids of the claims or records of one page, and of one more. */
  readonly page: readonly string[]
}

interface Asked {
  readonly term: SearchTerm
  readonly after: After
  readonly now: Date
}

type Values = { readonly now: Date; readonly idStart: string } & After & Readonly<Record<`word${number}`, string>>

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

/** The public claims that say the term in type, place or a party's name, or whose id starts with it, the newest first. */
function searchedClaims(shape: TermShape, given: Given): Searched {
  const order = sql`notice_period_ends_at desc, claim_id desc`
  const isSaid = all([contains(claimText, shape, given), isInOneLine(shape, given)])
  // As the index of ids compares, whatever the start is.
  const hasIdStart = sql<SqlBool>`claim_id::text ~>=~ ${given.idStart} and claim_id::text ~<~ (${given.idStart} || '~')`
  const isPublic = sql<SqlBool>`notice_period_ends_at <= ${given.now}`
  const matching = (table: RawBuilder<unknown>, matches: RawBuilder<SqlBool>) => sql`
    select claim_id, notice_period_ends_at, true as matches from ${table} where ${isPublic} and ${matches}`
  return {
    shape,
    order,
    table: 'claim_search',
    id: sql`claim_id`,
    walked(most) {
      const atMost = most === undefined ? sql`` : sql`limit ${sql.lit(most)}`
      const matches = shape.isStartOfId ? sql`${isSaid} or (${hasIdStart})` : isSaid
      // As two indexes hold them.
      const ofSize = (size: RawBuilder<SqlBool>) => sql`(
        select claim_id, notice_period_ends_at, ${matches} as matches
        from claim_search
        where ${size} and ${isPublic}
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
    isFirst: () => sql<SqlBool>`true`,
  }
}

/**
 * The records of a type that a public claim names by what matches, each at the first of its names that does: up to one more
 * than is counted.
 */
function searchedRecords(type: DefendantType, shape: TermShape, given: Given): Searched {
  const order = sql`sort_name, record_id, further`
  const text = (names: string) => sql<string>`(${sql.ref(`${names}.sort_name`)} || ${sql.ref(`${names}.further`)})`
  // It stands in the text, as there is an index for each type.
  const ofType = sql<SqlBool>`type = ${sql.lit(type)}`
  const isPublic = sql<SqlBool>`public_from <= ${given.now}`
  const isFirst = sql<SqlBool>`not exists (
    select from record_names as earlier
    where record_id = candidates.record_id and ${ofType} and ${isPublic}
      and (sort_name, further) < (candidates.sort_name, candidates.further)
      and ${contains(text('earlier'), shape, given)}
  )`
  return {
    shape,
    order,
    table: 'record_names',
    id: sql`record_id`,
    walked: most => sql`
      select record_id, sort_name, further, ${isPublic} and ${contains(text('record_names'), shape, given)} as matches
      from record_names
      where ${ofType}
      order by ${order} ${most === undefined ? sql`` : sql`limit ${sql.lit(most)}`}
    `,
    having: hasWords => sql`
      select record_id, sort_name, further, true as matches
      from record_names
      where ${ofType} and ${isPublic} and ${hasWords(sql`search_words_of(sort_name || further)`)}
        and ${contains(text('record_names'), shape, given)}
    `,
    // Few records have several names that match, and of the others there is nothing to ask.
    isFirst: rows =>
      rows === undefined
        ? isFirst
        : sql<SqlBool>`(
            record_id not in (
              select record_id from ${sql.raw(rows)} where matches group by record_id having count(*) > 1
            ) or ${isFirst}
          )`,
  }
}

const searched = (shape: TermShape, given: Given): Readonly<Record<Kind, Searched>> => ({
  claims: searchedClaims(shape, given),
  companies: searchedRecords('Company', shape, given),
  people: searchedRecords('Individual', shape, given),
})

/** What the next page follows, as it is found; nothing where it names what is not public. */
const followed = (connection: Connection, kind: Kind, value: ValueOf<Values>, given: Given) =>
  kind === 'claims'
    ? sql`${value(kind)}::uuid`
    : sql`(${publicDefendants(connection, given.now)
        .select(recordId.as('id'))
        .where('defendants.id', '=', sql<string>`${value(kind)}::uuid`)})`

/** How many were found, and those on one page: nothing follows what is not among what is found and shown. */
const matchingOf = (connection: Connection, kind: Kind, value: ValueOf<Values>, given: Given) => sql`(
  select case when ids is not null then json_build_object(
    'total', cardinality(ids),
    'page', coalesce(to_json(ids[first:least(first + ${sql.lit(limits.pageSize)}, ${sql.lit(limits.searchResults)})]), '[]')
  ) end
  from ${sql.id(`found_${kind}`)}, lateral (
    select case when ${value(kind)}::uuid is null then 1
      else array_position(ids, ${followed(connection, kind, value, given)}) + 1 end as first
  ) as page
)`

type Found = Readonly<Record<Kind, Matching | null>>

/** Statements with more words are planned anew each time, so that those that are kept are few. */
const mostWordsOfKept = 3

const statementOf = (
  shape: TermShape,
  kinds: readonly Kind[],
  idsOf: (searched: Searched) => RawBuilder<string[] | null>,
) =>
  builtOnce<Values, Found>((connection, value) => {
    const of = searched(shape, given)
    const isKept = shape.long + shape.short <= mostWordsOfKept
    const statement = sql<Found>`
      with ${givenOnce(shape, value)}, ${wordLists(shape, given)}, ${sql.join(
        kinds.map(kind => sql`${sql.id(`found_${kind}`)} as materialized (select ${idsOf(of[kind])} as ids)`),
      )}
      select ${sql.join(kinds.map(kind => sql`${matchingOf(connection, kind, value, given)} as ${sql.id(kind)}`))}
    `
    const end = isKept ? prepared : sql``
    return { compile: () => sql<Found>`${statement} ${end}`.compile(connection) }
  })

type Statement = ReturnType<typeof statementOf>
const statements = new Map<string, Statement>()

/** Of some kinds at once, as PostgreSQL plans for any words. */
function kept(shape: TermShape, kinds: readonly Kind[], idsOf: Parameters<typeof statementOf>[2]): Statement {
  const key = [shape.long, shape.short, shape.isStartOfId, ...kinds].join(' ')
  const known = statements.get(key)
  if (known) return known
  const built = statementOf(shape, kinds, idsOf)
  statements.set(key, built)
  return built
}

const nothing: Matching = { total: 0, page: [] }

/** What matches, of each kind. */
export async function findMatching(
  connection: Connection,
  { term, after, now }: Asked,
): Promise<Readonly<Record<Kind, Matching>>> {
  const words = Object.fromEntries(term.words.map((word, index) => [`word${index}`, word] as const))
  const values: Values = { ...words, ...after, idStart: term.idStart, now }
  const [found] = await kept(term, kinds, foundIds)(connection, values)
  const byWalking = async (kind: Kind) => {
    const [walked] = await kept(term, [kind], foundIdsByWalking)(connection, values)
    return walked?.[kind] ?? nothing
  }
  return {
    claims: found?.claims ?? (await byWalking('claims')),
    companies: found?.companies ?? (await byWalking('companies')),
    people: found?.people ?? (await byWalking('people')),
  }
}
