import type {
  CompanyRecord,
  findRecords,
  getRecordOfCompanies,
  getSuggestedMerges,
} from '@redress/contract/company-records.ts'
import type { Output } from '@redress/contract/endpoint.ts'
import { shortId } from '@redress/domain/claim/short-id.ts'
import { rolesWith } from '@redress/domain/people/permissions.ts'
import { suggestedMerges } from '@redress/domain/record/company-record.ts'
import { comparedCode } from '@redress/domain/text/compared.ts'
import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import { among, readTogether } from '../../platform/database/read-together.ts'
import type { ActingStaff } from '../../platform/operator/command-line.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { figuresOf } from '../record/record-repository.ts'
import { presentFigures } from '../record/search-presenter.ts'
import { isPartyTo } from '../repositories/person-signs.ts'
import { findRecordsBy } from './found-record-repository.ts'
import { findPublicCompanies, findRecordsOfPublic, type PublicCompany } from './record-assignment-repository.ts'
import { findApart } from './record-pins-repository.ts'

const mostSuggested = 50
const mostListed = 200
const mostFound = 20

/** Similar records that are neither merged nor kept apart by the operator. */
export async function alikeRecords({ database, clock }: Pick<Context, 'database' | 'clock'>) {
  const companies = (await findPublicCompanies(database, clock.now())).map(company => ({
    ...company,
    statedTaxId: `${company.country} ${comparedCode(company.statedTaxId)}`,
  }))
  const records = [...Map.groupBy(companies, ({ recordId }) => recordId).values()]
  const apart = await findApart(
    database,
    companies.map(({ pin }) => pin),
  )
  return suggestedMerges(records, apart)
}

const distinct = <Value>(values: readonly (Value | null)[]): Value[] =>
  [...new Set(values.filter(value => value !== null && value !== ''))] as Value[]

/** Records as the public has them, the companies of each given. */
async function presentRecords(
  connection: Connection,
  records: readonly (readonly PublicCompany[])[],
  now: Date,
): Promise<ReadonlyMap<string, CompanyRecord>> {
  const ids = records.flatMap(([company]) => company?.recordId ?? [])
  if (ids.length === 0) return new Map()
  const { figures } = await readTogether(connection, { figures: figuresOf(among(ids), now) })
  return new Map(
    records.flatMap(companies => {
      const [first] = companies
      if (!first) return []
      const record = {
        id: first.id,
        names: distinct(companies.map(({ legalName }) => legalName)),
        countries: distinct(companies.map(({ country }) => country)),
        websites: distinct(companies.map(({ website }) => website)),
        figures: presentFigures(figures.get(first.recordId)),
      }
      return [[first.recordId, record] as const]
    }),
  )
}

const mayArrange = ({ role }: ActingStaff): boolean => rolesWith('arrange records').includes(role)

/** Suggested merges of company records. */
export async function suggestionsForStaff(
  { database, clock }: Context,
  operator: ActingStaff,
): Promise<Result<Output<typeof getSuggestedMerges>, never>> {
  const found = await alikeRecords({ database, clock })
  const shown = found.slice(0, mostSuggested)
  const presented = await presentRecords(
    database,
    shown.flatMap(({ records }) => records),
    clock.now(),
  )
  return ok({
    suggestions: shown.map(({ alikeIn, value, records }) => ({
      alikeIn,
      value: alikeIn === 'tax id' ? null : value.slice(value.indexOf(' ') + 1),
      records: records.flatMap(([company]) => presented.get(company?.recordId ?? '') ?? []),
    })),
    count: found.length,
    mayArrange: mayArrange(operator),
  })
}

/** Records that staff look for. */
export async function recordsFor(
  { database, clock }: Context,
  term: string,
): Promise<Result<Output<typeof findRecords>, never>> {
  const now = clock.now()
  const ids = await findRecordsBy(database, { term, now, atMost: mostFound + 1 })
  const shown = ids.slice(0, mostFound)
  const companies = shown.length === 0 ? [] : await findPublicCompanies(database, now, shown)
  const records = [...Map.groupBy(companies, ({ recordId }) => recordId).values()]
  const presented = await presentRecords(database, records, now)
  return ok({ records: [...presented.values()], hasMore: ids.length > mostFound })
}

/** The companies that are one record with a company, for the console. */
export async function recordForStaff(
  { database, clock }: Context,
  operator: ActingStaff,
  companyId: string,
): Promise<Result<Output<typeof getRecordOfCompanies>, 'DEFENDANT_NOT_FOUND'>> {
  const now = clock.now()
  const recordIds = await findRecordsOfPublic(database, [companyId], now)
  const companies = recordIds.length === 0 ? [] : await findPublicCompanies(database, now, recordIds)
  const [record] = (await presentRecords(database, [companies], now)).values()
  if (!record) return fail('DEFENDANT_NOT_FOUND')
  const claimIds = companies.map(({ claimId }) => claimId)
  return ok({
    record,
    companies: companies.slice(0, mostListed).map(({ id, claimId, legalName, country, website, isUnproven }) => ({
      id,
      claimId,
      claimNumber: shortId(claimId),
      name: legalName,
      country,
      website: website === '' ? null : website,
      isUnproven,
    })),
    mayArrange: mayArrange(operator),
    isParty: await isPartyTo(database, operator, ...claimIds),
  })
}
