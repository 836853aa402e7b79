import { randomUUID } from 'node:crypto'
import { type ApartPins, isOpen } from '@redress/domain/record/company-record.ts'
import { kindOfRecordAct, type RecordAct } from '@redress/domain/record/record-acts.ts'
import type { Context } from '../../adapters/context.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import type { ActingOperator } from '../../platform/operator/command-line.ts'
import { recordOperatorAct } from '../../platform/operator/operator-acts.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { writeOutcomes } from '../record/write-outcomes.ts'
import { proveCompanies } from '../repositories/defendant-repository.ts'
import { isPartyTo } from '../repositories/person-signs.ts'
import { assignRelated } from './reassign-companies.ts'
import {
  findPinnedCompanies,
  findPublicCompanies,
  findRecordsOfPublic,
  lockRecords,
  type PublicCompany,
  setKeys,
} from './record-assignment-repository.ts'
import { denyKeys, findApart, pinCompanies, replaceApart } from './record-pins-repository.ts'

interface Arrangement {
  readonly act: RecordAct
  /** To merge or keep apart: one company of each record. To split: the companies that leave. */
  readonly companyIds: readonly string[]
}

type ArrangementFailure = 'DEFENDANT_NOT_FOUND' | 'RECORDS_CHANGED' | 'ANOTHER_MODERATOR_DECIDES'

const pinsOf = (companies: readonly PublicCompany[]): string[] => [
  ...new Set(companies.flatMap(({ pin }) => pin ?? [])),
]

/**
 * Pins public companies to one record. Decisions about some of them then hold for all, and they are no longer apart
 * from each other.
 */
async function pin(transaction: Connection, companies: readonly PublicCompany[]): Promise<string> {
  const pins = pinsOf(companies)
  const own = pins[0] ?? randomUUID()
  await pinCompanies(transaction, { ids: companies.map(({ id }) => id), pins, pin: own })
  const said = await findApart(transaction, pins)
  const renamed = (each: string) => (pins.includes(each) ? own : each)
  const lasting = said
    .map(([one, other]): ApartPins => [renamed(one), renamed(other)])
    .filter(([one, other]) => one !== other)
  if (pins.length > 1) await replaceApart(transaction, { of: pins, pairs: lasting })
  // No separation is left, so the companies match by all their keys again.
  if (said.length > 0 && lasting.length === 0) await denyKeys(transaction, own, null)
  return own
}

/** Splits companies off a record. The two sides no longer match by the keys that they share. */
async function splitOff(
  transaction: Connection,
  { leaving, staying }: { readonly leaving: readonly PublicCompany[]; readonly staying: readonly PublicCompany[] },
): Promise<string[]> {
  const stayingPin = await pin(transaction, [...staying, ...leaving])
  const leavingPin = randomUUID()
  await pinCompanies(transaction, { ids: leaving.map(({ id }) => id), pins: [], pin: leavingPin })
  const inherited = (await findApart(transaction, [stayingPin])).map(
    ([one, other]): ApartPins => [leavingPin, one === stayingPin ? other : one],
  )
  await replaceApart(transaction, { of: [], pairs: [...inherited, [leavingPin, stayingPin]] })
  const kept = new Set(staying.flatMap(({ keptKeys }) => keptKeys))
  const shared = leaving.flatMap(({ keptKeys }) => keptKeys).filter(key => kept.has(key))
  await denyKeys(transaction, leavingPin, [...new Set(shared)])
  return [stayingPin, leavingPin]
}

/** Says of each record, and of no two of them, that it is one. */
async function tellApart(transaction: Connection, records: readonly (readonly PublicCompany[])[]): Promise<string[]> {
  const pins: string[] = []
  for (const companies of records) pins.push(await pin(transaction, companies))
  const pairs = pins.flatMap((one, index) => pins.slice(index + 1).map((other): ApartPins => [one, other]))
  await replaceApart(transaction, { of: [], pairs })
  return pins
}

/** Whether the act has an effect: several records to merge or separate, or a proper part of one to split off. */
async function isSound(
  connection: Connection,
  { act, companyIds }: Arrangement,
  records: readonly (readonly PublicCompany[])[],
): Promise<boolean> {
  const count = new Set(companyIds).size
  if (act === 'proven') return records.length === 1
  if (act === 'split') return records.length === 1 && count < (records[0]?.length ?? 0)
  if (records.length !== count || count < 2) return false
  return act === 'merged' || isOpen(records, await findApart(connection, pinsOf(records.flat())))
}

/**
 * Merges records of companies, splits companies off one, or says that records are not one. The operator's word lasts: it
 * pins the companies that are public now, and assigning others by the rule moves none of them past it.
 */
export const arrangeRecords = (
  context: Pick<Context, 'database' | 'clock'>,
  operator: ActingOperator,
  arrangement: Arrangement,
): Promise<Result<null, ArrangementFailure>> =>
  inTransaction(context.database, async transaction => {
    await lockRecords(transaction)
    const { act, companyIds } = arrangement
    const now = context.clock.now()
    const recordIds = await findRecordsOfPublic(transaction, companyIds, now)
    const companies = recordIds.length === 0 ? [] : await findPublicCompanies(transaction, now, recordIds)
    if (!companyIds.every(id => companies.some(company => company.id === id))) return fail('DEFENDANT_NOT_FOUND')
    const claimIds = companies.map(({ claimId }) => claimId)
    if (await isPartyTo(transaction, operator, ...claimIds)) return fail('ANOTHER_MODERATOR_DECIDES')
    const records = [...Map.groupBy(companies, ({ recordId }) => recordId).values()]
    if (!(await isSound(transaction, arrangement, records))) return fail('RECORDS_CHANGED')
    if (act === 'proven') {
      if (!(await proveCompanies(transaction, companyIds))) return fail('RECORDS_CHANGED')
      await writeOutcomes(transaction, claimIds)
      return ok(await keepAct(context, transaction, operator, arrangement))
    }
    const isNamed = ({ id }: PublicCompany) => companyIds.includes(id)
    const [leaving, staying] = [companies.filter(isNamed), companies.filter(company => !isNamed(company))]
    const acts = {
      merged: async () => [await pin(transaction, companies)],
      split: () => splitOff(transaction, { leaving, staying }),
      apart: () => tellApart(transaction, records),
    } satisfies Record<Exclude<RecordAct, 'proven'>, () => Promise<string[]>>
    const pins = await acts[act]()
    const pinned = await findPinnedCompanies(transaction, pins)
    await setKeys(transaction, pinned)
    const concerned = pinned.map(({ claimId }) => claimId)
    await assignRelated(transaction, [...new Set([...concerned, ...claimIds])], now)
    return ok(await keepAct(context, transaction, operator, arrangement))
  })

async function keepAct(
  context: Pick<Context, 'clock'>,
  transaction: Connection,
  operator: ActingOperator,
  { act, companyIds }: Arrangement,
): Promise<null> {
  await recordOperatorAct(context, transaction, {
    kind: kindOfRecordAct[act],
    operator,
    subject: companyIds.join(', '),
  })
  return null
}
