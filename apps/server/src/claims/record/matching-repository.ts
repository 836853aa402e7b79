import type { DefendantType } from '@redress/domain/people/contact-rules.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { builtOnce, type ValueOf } from '../../platform/database/built-once.ts'
import type { Connection } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared-statements.ts'
import { all, contains, foundIds, foundIdsOfAll, type Given, type Searched, wordsOf } from './find-matching.ts'
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

/** A word anywhere in a text: what would be a wildcard in it stands for itself. */
const patternOf = (word: RawBuilder<string>) =>
  sql<string>`'%' || regexp_replace(${word}, '([\\\\%_])', '\\\\\\1', 'g') || '%'`

const compared = (value: ValueOf<Values>, index: number) => sql<string>`searchable(${value(`word${index}`)})`

/** What is given is worked out once, and hidden from PostgreSQL's planning, which then suits any words. */
const givenOnce = (shape: TermShape, value: ValueOf<Values>): RawBuilder<unknown> => sql`
  given as materialized (
    select ${sql.join([
      sql`${value('now')}::timestamptz as now`,
      sql`${value('idStart')}::text as id_start`,
      ...wordsOf(shape).flatMap(index => [
        sql`${compared(value, index)} as ${sql.id(`word${index}`)}`,
        sql`${patternOf(compared(value, index))} as ${sql.id(`pattern${index}`)}`,
      ]),
    ])}
  )
`

const given: Given = {
  word: index => sql`(select ${sql.id(`word${index}`)} from given)`,
  pattern: index => sql`(select ${sql.id(`pattern${index}`)} from given)`,
  idStart: sql`(select id_start from given)`,
  now: sql`(select now from given)`,
}

/** What is given as PostgreSQL's planning sees it: it knows how common these words are. */
const givenOpenly = (value: ValueOf<Values>): Given => ({
  word: index => compared(value, index),
  pattern: index => patternOf(compared(value, index)),
  idStart: sql`${value('idStart')}::text`,
  now: sql`${value('now')}::timestamptz`,
})

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
  const matches = (isSaid: RawBuilder<SqlBool>) => {
    const said = all([isSaid, isInOneLine(shape, given)])
    // As the index of ids compares, whatever the start is.
    return shape.isStartOfId
      ? sql`(${said} or (claim_id::text ~>=~ ${given.idStart} and claim_id::text ~<~ (${given.idStart} || '~')))`
      : said
  }
  const isPublic = sql<SqlBool>`notice_period_ends_at <= ${given.now}`
  return {
    order,
    table: 'claim_search',
    id: sql`claim_id`,
    walked(most) {
      // As two indexes hold them.
      const ofSize = (size: RawBuilder<SqlBool>) => sql`(
        select claim_id, notice_period_ends_at, ${matches(contains(claimText, shape, given))} as matches
        from claim_search
        where ${size} and ${isPublic}
        order by ${order} limit ${sql.lit(most)}
      )`
      return sql`
        select * from (
          ${ofSize(sql`octet_length(text) <= 2000`)} union all ${ofSize(sql`octet_length(text) > 2000`)}
        ) as walked
        order by ${order} limit ${sql.lit(most)}
      `
    },
    matching: containing => sql`
      select claim_id, notice_period_ends_at, true as matches
      from claim_search
      where ${isPublic} and ${matches(containing(claimText, shape, given))}
    `,
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
  const earlier = sql`
    select from record_names as earlier
    where record_id = candidates.record_id and ${ofType} and ${isPublic}
      and (sort_name, further) < (candidates.sort_name, candidates.further)
      and ${contains(text('earlier'), shape, given)}
  `
  return {
    order,
    table: 'record_names',
    id: sql`record_id`,
    walked: most => sql`
      select record_id, sort_name, further, ${isPublic} and ${contains(text('record_names'), shape, given)} as matches
      from record_names
      where ${ofType}
      order by ${order} limit ${sql.lit(most)}
    `,
    matching: containing => sql`
      select record_id, sort_name, further, true as matches
      from record_names
      where ${ofType} and ${isPublic} and ${containing(text('record_names'), shape, given)}
    `,
    // Few records have several names that match, and of the others there is nothing to ask.
    isFirst: rows => sql<SqlBool>`(
      record_id not in (select record_id from ${sql.raw(rows)} where matches group by record_id having count(*) > 1)
      or not exists (${earlier})
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

const statementOf = (
  connection: Connection,
  kinds: readonly Kind[],
  {
    value,
    ids,
    beside,
    given,
  }: {
    readonly value: ValueOf<Values>
    readonly ids: (kind: Kind) => RawBuilder<string[] | null>
    readonly beside?: RawBuilder<unknown>
    readonly given: Given
  },
) => sql<Found>`
  with ${sql.join([
    ...(beside ? [beside] : []),
    ...kinds.map(kind => sql`${sql.id(`found_${kind}`)} as materialized (select ${ids(kind)} as ids)`),
  ])}
  select ${sql.join(kinds.map(kind => sql`${matchingOf(connection, kind, value, given)} as ${sql.id(kind)}`))}
`

/** Statements with more words are planned anew each time, so that those that are kept are few. */
const mostWordsOfKept = 3

const keyOf = ({ long, short, isStartOfId }: TermShape) => `${long} ${short} ${isStartOfId}`

type Statement = ReturnType<typeof builtOnce<Values, Found>>
const statements = new Map<string, Statement>()

function kept(key: string, build: () => Statement): Statement {
  const known = statements.get(key)
  if (known) return known
  const built = build()
  statements.set(key, built)
  return built
}

/** Of all kinds at once, as PostgreSQL plans for any words. */
const statementForAny = (shape: TermShape): Statement =>
  kept(keyOf(shape), () =>
    builtOnce((connection, value) => {
      const of = searched(shape, given)
      const built = statementOf(connection, kinds, {
        value,
        given,
        beside: givenOnce(shape, value),
        ids: kind => foundIds(of[kind]),
      })
      const end = shape.long + shape.short <= mostWordsOfKept ? prepared : sql``
      return { compile: () => sql<Found>`${built} ${end}`.compile(connection) }
    }),
  )

/** Of one kind, as PostgreSQL plans for these words. */
const statementForThese = (shape: TermShape, kind: Kind): Statement =>
  kept(`${keyOf(shape)} ${kind}`, () =>
    builtOnce((connection, value) => {
      const given = givenOpenly(value)
      const built = statementOf(connection, [kind], {
        value,
        given,
        ids: () => foundIdsOfAll(searched(shape, given)[kind]),
      })
      return { compile: () => built.compile(connection) }
    }),
  )

const nothing: Matching = { total: 0, page: [] }

/** What matches, of each kind. */
export async function findMatching(
  connection: Connection,
  { term, after, now }: Asked,
): Promise<Readonly<Record<Kind, Matching>>> {
  const words = Object.fromEntries(term.words.map((word, index) => [`word${index}`, word] as const))
  const values: Values = { ...words, ...after, idStart: term.idStart, now }
  const [found] = await statementForAny(term)(connection, values)
  const ofThese = async (kind: Kind) => {
    const [these] = await statementForThese(term, kind)(connection, values)
    return these?.[kind] ?? nothing
  }
  return {
    claims: found?.claims ?? (await ofThese('claims')),
    companies: found?.companies ?? (await ofThese('companies')),
    people: found?.people ?? (await ofThese('people')),
  }
}
