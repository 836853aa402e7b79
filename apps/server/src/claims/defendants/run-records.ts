import type { SuggestedMerge } from '@redress/domain/record/company-record.ts'
import { likenesses, type RecordAct } from '@redress/domain/record/record-acts.ts'
import { cleanedLine } from '@redress/domain/text/cleaned.ts'
import type { Context } from '../../adapters/context.ts'
import { type CommandResult, misused, refuse } from '../../platform/command-result.ts'
import { type ActingOperator, isSaid, readCommandLine, sayWho } from '../../platform/operator/command-line.ts'
import { arrangeRecords } from './arrange-records.ts'
import { findPublicCompanies, findRecordsOfPublic, type PublicCompany } from './record-assignment-repository.ts'
import { alikeRecords } from './records-for-staff.ts'

type RecordsContext = Pick<Context, 'database' | 'clock'>

async function alike(context: RecordsContext): Promise<CommandResult> {
  const suggestions = await alikeRecords(context)
  return { ok: true, text: suggestions.length === 0 ? 'No two records of companies are alike.' : tableOf(suggestions) }
}

/** Table for the command line: the shared key, and below it each record with its names and one of its companies. */
function tableOf(suggestions: readonly SuggestedMerge<PublicCompany>[]): string {
  const counts = likenesses.map(each => `${suggestions.filter(({ alikeIn }) => alikeIn === each).length} by ${each}`)
  return [
    `Records that may be one company: ${counts.join(', ')}.`,
    ...suggestions.flatMap(({ alikeIn, value, records }) => [
      '',
      `${alikeIn} ${value}`,
      ...records.map(record => `  ${namesOf(record)} (${record[0]?.id})`),
    ]),
  ].join('\n')
}

const namesOf = (record: readonly PublicCompany[]): string =>
  [...new Set(record.map(({ legalName }) => cleanedLine(legalName)))].join(' / ')

const nothingPublic = (id: string) => refuse(`No public claim names a company ${id}.`)

/** The companies that are one record with a company, each with the claim that names it. */
async function show({ database, clock }: RecordsContext, id: string): Promise<CommandResult> {
  const now = clock.now()
  const recordIds = isId(id) ? await findRecordsOfPublic(database, [id], now) : []
  if (recordIds.length === 0) return nothingPublic(id)
  const companies = await findPublicCompanies(database, now, recordIds)
  const lines = companies.map(
    company => `${company.id}  ${cleanedLine(company.legalName)}, ${company.country}, claim ${company.claimId}`,
  )
  return { ok: true, text: lines.join('\n') }
}

const isId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

const verbs = {
  merge: { act: 'merged', done: 'The records are one.' },
  split: { act: 'split', done: 'The companies no longer belong to that record.' },
  prove: { act: 'proven', done: 'What they answer now counts as theirs.' },
  apart: { act: 'apart', done: 'The records stay apart, and are suggested no more.' },
} as const satisfies Record<string, { act: RecordAct; done: string }>

const isVerb = (command: string): command is keyof typeof verbs => Object.hasOwn(verbs, command)

const saidOf = {
  DEFENDANT_NOT_FOUND: 'One of them is no company that a public claim names.',
  RECORDS_CHANGED: 'The records are not as the command says: see `records show` for which companies are one.',
  ANOTHER_MODERATOR_DECIDES: 'Somebody else decides about it.',
} as const

async function arrange(
  context: RecordsContext,
  verb: keyof typeof verbs,
  { companyIds: given, operator }: { readonly companyIds: readonly string[]; readonly operator: ActingOperator },
): Promise<CommandResult> {
  const companyIds = given.map(id => id.toLowerCase())
  const unknown = companyIds.find(id => !isId(id))
  if (unknown !== undefined) return nothingPublic(unknown)
  const { act, done } = verbs[verb]
  const arranged = await arrangeRecords(context, operator, { act, companyIds })
  return arranged.ok ? { ok: true, text: done } : refuse(saidOf[arranged.code])
}

/** Runs one command line of the operator about the records of companies. */
export async function runRecords(context: RecordsContext, parameters: readonly string[]): Promise<CommandResult> {
  const line = readCommandLine(parameters)
  const [command = '', ...companyIds] = line?.operands ?? []
  if (!line) return misused
  if (command === 'alike' && companyIds.length === 0) return alike(context)
  if (command === 'show' && companyIds.length === 1) return show(context, companyIds[0] ?? '')
  if (!isVerb(command) || companyIds.length < (command === 'split' || command === 'prove' ? 1 : 2)) return misused
  if (!isSaid(line.operator)) return refuse(sayWho)
  return arrange(context, command, { companyIds, operator: line.operator })
}
