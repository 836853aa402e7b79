import { likenesses, type SuggestedMerge, suggestedMerges } from '@redress/domain/record/company-record.ts'
import { cleanedLine } from '@redress/domain/text/cleaned.ts'
import { comparedCode } from '@redress/domain/text/compared.ts'
import type { Context } from '../../adapters/context.ts'
import { type CommandResult, misused } from '../../platform/command-result.ts'
import { findPublicCompanies } from './record-placing-repository.ts'

type Company = Awaited<ReturnType<typeof findPublicCompanies>>[number]

/** Runs one command line of the operator about the records of companies. */
export async function runRecords(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  parameters: readonly string[],
): Promise<CommandResult> {
  if (parameters.length !== 1 || parameters[0] !== 'alike') return misused
  const records = new Map<string, Company[]>()
  for (const company of await findPublicCompanies(database, clock.now())) {
    const statedTaxId = `${company.country} ${comparedCode(company.statedTaxId)}`
    records.set(company.recordId, [...(records.get(company.recordId) ?? []), { ...company, statedTaxId }])
  }
  const suggestions = suggestedMerges([...records.values()])
  return { ok: true, text: suggestions.length === 0 ? 'No two records of companies are alike.' : tableOf(suggestions) }
}

/** For people: what is alike, and below it each record with the names and a claim of it. */
function tableOf(suggestions: readonly SuggestedMerge<Company>[]): string {
  const counts = likenesses.map(each => `${suggestions.filter(({ alikeIn }) => alikeIn === each).length} by ${each}`)
  return [
    `Records that may be one company: ${counts.join(', ')}.`,
    ...suggestions.flatMap(({ alikeIn, value, records }) => [
      '',
      `${alikeIn} ${value}`,
      ...records.map(record => `  ${namesOf(record)} (${record[0]?.claimId})`),
    ]),
  ].join('\n')
}

const namesOf = (record: readonly Company[]): string =>
  [...new Set(record.map(({ legalName }) => cleanedLine(legalName)))].join(' / ')
