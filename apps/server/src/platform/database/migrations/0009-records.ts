import { companyKeys, joiningKeys, placeCompanies } from '@redress/domain/record/company-record.ts'
import { type Kysely, sql } from 'kysely'

interface Company {
  readonly id: string
  readonly country: string | null
  readonly taxId: string | null
  readonly website: string
  readonly email: string
  readonly legalName: string
  readonly isFiled: boolean
  readonly isPublished: boolean
}

/**
 * Every company and every person of a confirmed address gets one record, whatever number of claims names it. A company
 * is kept with what others are found by; of those in filed claims, the oldest names their record.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table defendants add column record_id uuid, add column record_keys text[] not null default '{}';
    create index defendants_record on defendants ((coalesce(record_id, id)));
    create index defendants_record_keys on defendants using gin (record_keys);
    update defendants set record_id = emails.user_id
    from emails
    where emails.address = defendants.email and emails.is_confirmed and defendants.type = 'Individual';
  `.execute(database)
  const { rows } = await sql<Company>`
    select
      defendants.id, country, tax_id as "taxId", website, email, legal_name as "legalName",
      claims.status not in ('PENDING', 'WAITING_FOR_PAYMENT') as "isFiled",
      claims.status not in ('PENDING', 'WAITING_FOR_PAYMENT', 'PENDING_PUBLICATION')
        and claims.notice_period_ends_at <= now() as "isPublished"
    from defendants join claims on claims.id = defendants.claim_id
    where defendants.type = 'Company'
    order by defendants.sequence
  `.execute(database)
  const companies = rows.map(row => ({ ...row, keys: companyKeys(row) }))
  const records = placeCompanies(
    companies.filter(({ isPublished }) => isPublished),
    companies.filter(({ isFiled, isPublished }) => isFiled && !isPublished),
  )
  const recordIds = new Map(
    records.flatMap(members => {
      const oldest = companies.find(company => members.includes(company))
      return members.map(({ id }) => [id, oldest?.id] as const)
    }),
  )
  for (const { id, keys } of companies) {
    await sql`
      update defendants set record_keys = ${recordKeys(keys)}, record_id = ${recordIds.get(id) ?? null} where id = ${id}
    `.execute(database)
  }
}

const recordKeys = (keys: ReturnType<typeof companyKeys>): string[] =>
  joiningKeys.flatMap(kind => (keys[kind] === null ? [] : `${kind} ${keys[kind]}`))
