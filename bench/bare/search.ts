import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { isPublic, list, money, nameOf, names } from './answers.ts'

const pageSize = 20
/** One more than is counted exactly. */
const mostCounted = 1_001

const claimItem = `json_build_object(
  'id', c.id, 'type', c.type, 'dateOfClaim', c.date_of_claim, 'value', ${money('c.value_cents')}, 'currency', c.currency,
  'jurisdiction', c.jurisdiction, 'currentStatus', c.status, 'isDisregarded', false,
  'hasReply', c.first_reply_at is not null, 'plaintiffName', u.first_name || ' ' || u.last_name,
  'defendantNames', ${names('d.company_id is null')}, 'representativeNames', ${names('d.company_id is not null')})`

const defendantsOfRecord = `from defendants d join claims c on c.id = d.claim_id
  where coalesce(d.record_id, d.id) = r.id and ${isPublic('c')}`

const figures = `(select json_build_object(
    'claims', count(distinct c.id), 'answered', count(distinct c.id) filter (where c.first_response_at is not null),
    'settled', count(distinct c.id) filter (where c.resolved_at is not null),
    'medianDaysToAnswer', round(percentile_cont(0.5) within group (
      order by extract(epoch from c.first_response_at - c.submitted_at) / 86400)))
  ${defendantsOfRecord})`

const recordItem = `(select json_build_object(
    'id', d.id, 'type', lower(d.type), 'name', ${nameOf('d')}, 'country', d.country,
    'companyName', (select o.legal_name from defendants o where o.id = d.company_id),
    'companyPosition', d.company_position, 'figures', ${figures})
  ${defendantsOfRecord} order by c.notice_period_ends_at limit 1)`

const pageOf = (type: string) => `(select * from records where type = '${type}' order by name, id limit ${pageSize})`
const totalOf = (type: string) => `(select least(count(*), ${mostCounted}) from records where type = '${type}')`

const hasTrigram = (word: string): boolean => [...word].length > 2

/** What no index of trigrams leads to is compared with every text. */
const contains = (word: string, index: number) =>
  `${hasTrigram(word) ? 't.text' : `(t.text || '')`} like (select '%' || searchable($${index + 1}) || '%')`

/** The public claims, companies and people that have all the words, each a parameter, in one of their texts. */
const searchSql = (words: readonly string[]): string => `
  with texts as materialized (select * from bare.texts t where ${words.map(contains).join(' and ')}),
  found as materialized (
    select c.id from claims c where ${isPublic('c')} and c.id in (
      select claim_id from texts union select id from bare.ids where text like lower($1) || '%')
    order by c.notice_period_ends_at desc, c.id desc limit ${mostCounted}
  ), records as materialized (
    select t.type, t.record_id as id, min(t.name) as name from texts t join claims c on c.id = t.claim_id
    where t.record_id is not null and ${isPublic('c')} group by t.type, t.record_id
  )
  select json_build_object(
    'claims', ${list(
      `${claimItem} order by c.notice_period_ends_at desc, c.id desc`,
      `from (select * from found limit ${pageSize}) f join claims c on c.id = f.id join users u on u.id = c.plaintiff_id`,
    )},
    'defendants', ${list(
      `${recordItem} order by r.type, r.name, r.id`,
      `from (${pageOf('Company')} union all ${pageOf('Individual')}) r`,
    )},
    'totals', json_build_object('claims', (select count(*) from found),
      'companies', ${totalOf('Company')}, 'people', ${totalOf('Individual')}),
    'cursor', null)::text as answer`

export function addSearch(server: FastifyInstance, pool: pg.Pool): void {
  server.get<{ Querystring: { term: string } }>('/v1/search', async ({ query }, reply) => {
    const words = query.term.split(' ')
    const { rows } = await pool.query<{ answer: string }>({
      name: `search ${words.map(hasTrigram).join(' ')}`,
      text: searchSql(words),
      values: words,
    })
    return reply.header('content-type', 'application/json; charset=utf-8').send(`{"data":${rows[0]?.answer}}`)
  })
}
