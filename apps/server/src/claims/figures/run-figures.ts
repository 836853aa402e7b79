import { type LetterFigures, letterFigures } from '@redress/domain/record/letter-figures.ts'
import { agreementsOf, claimEnds } from '@redress/domain/record/monthly-figures.ts'
import type { Context } from '../../adapters/context.ts'
import { type CommandResult, misused } from '../../platform/command-result.ts'
import { findFiledClaims, findSentLetters } from './figures-repository.ts'

/** Runs one command line of the operator about what became of the letters. */
export async function runFigures(
  { database }: Pick<Context, 'database'>,
  parameters: readonly string[],
): Promise<CommandResult> {
  const isJson = parameters.length === 1 && parameters[0] === '--json'
  if (parameters.length > 0 && !isJson) return misused
  const claims = await findFiledClaims(database)
  const figures = letterFigures(await findSentLetters(database), claimEnds(claims), agreementsOf(claims))
  return { ok: true, text: isJson ? JSON.stringify(figures, null, 2) : tableOf(figures) }
}

/** For people: what became of the letters, by whole days since each, and of the claims. */
function tableOf({ letters, answers, days, claims, agreements }: LetterFigures): string {
  const kinds = Object.keys(answers) as (keyof typeof answers)[]
  const header = ['day', 'opened', ...kinds]
  const rows = [
    ...days.map(({ day, opened, answered }) => [String(day), opened, ...kinds.map(kind => answered[kind])]),
    ['all', letters.opened, ...kinds.map(kind => answers[kind])],
  ]
  const lineOf = (cells: readonly (string | number)[]) =>
    cells.map((cell, index) => String(cell).padStart(header[index]?.length ?? 0)).join('  ')
  return [
    `Letters: ${letters.sent} sent, ${letters.accepted} taken by the mail server, ${letters.refused} refused, ${letters.opened} opened, ${letters.answered} answered.`,
    'By whole days since the letter:',
    lineOf(header),
    ...rows.map(lineOf),
    `Claims: ${claims.filed} filed, ${claims.settled} settled, ${claims.settledBeforePublication} of these before publication.`,
    `Agreements with money to pay: ${agreements.toPay}, ${agreements.inInstalments} of these in instalments; ${agreements.kept} kept, ${agreements.keptOnTime} of these on time; ${agreements.overdue} overdue.`,
  ].join('\n')
}
