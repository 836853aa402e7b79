import { shortId } from '@redress/domain/claim/short-id.ts'
import type { Context } from '../../adapters/context.ts'
import { pageLinks } from '../../mail/page-links.ts'
import { type CommandResult, misused, refuse } from '../../platform/command-result.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { readCommandLine } from '../../platform/operator/command-line.ts'
import { minuteText } from '../../platform/operator/minute-text.ts'
import { recordOperatorAct } from '../../platform/operator/operator-acts.ts'
import { findClaimOf } from '../repositories/claim-repository.ts'
import { findRepliesByClaim } from '../repositories/reply-repository.ts'
import { findReports, findReportsByStart, type ReportRecord, settleReport } from './report-repository.ts'

const lineOf = (report: ReportRecord): string =>
  `${shortId(report.id)}  ${report.reason}: claim ${shortId(report.claim_id)}${report.reply_id === null ? '' : ', words of a party'}, ${minuteText(report.reported_at)}${
    report.settled_at === null ? '' : `, settled ${minuteText(report.settled_at)}`
  }`

async function list({ database }: Context, isAll: boolean): Promise<CommandResult> {
  const reports = await findReports(database, isAll)
  return { ok: true, text: reports.length === 0 ? 'There is no report.' : reports.map(lineOf).join('\n') }
}

async function show({ database, settings }: Context, report: ReportRecord): Promise<CommandResult> {
  const claim = await findClaimOf(database, report)
  const replies = (await findRepliesByClaim(database, [claim])).get(claim.id) ?? []
  const words = replies.find(({ id }) => id === report.reply_id)
  const lines = [
    lineOf(report),
    pageLinks(settings.PUBLIC_URL).publicClaim(claim.id),
    `Written by whoever reports it${report.email === '' ? ', who left no address' : ` (${report.email})`}:`,
    report.text,
    ...(words ? [`The words that are reported (${words.party}, ${minuteText(words.published_at)}):`, words.text] : []),
    ...(report.note === null ? [] : ['Settled with the note:', report.note]),
  ]
  return { ok: true, text: lines.join('\n') }
}

interface Settled {
  readonly note: string
  readonly by: string
}

const settle = (context: Context, report: ReportRecord, { note, by }: Settled): Promise<CommandResult> =>
  inTransaction(context.database, async transaction => {
    const { clock, jobs } = context
    const isSettled = await settleReport(transaction, report.id, { note, now: clock.now() })
    if (!isSettled) return refuse(`Report ${shortId(report.id)} was settled already.`)
    await recordOperatorAct(context, transaction, {
      kind: 'report settled',
      operator: { by, reason: note },
      subject: report.id,
      claimId: report.claim_id,
    })
    if (report.email !== '') await jobs.enqueue(transaction, 'send report outcome', { reportId: report.id })
    const told = report.email === '' ? 'Whoever reported it left no address.' : `The note is mailed to ${report.email}.`
    return { ok: true, text: `Report ${shortId(report.id)} is settled. ${told}` }
  })

async function withReport(
  { database }: Context,
  start: string,
  act: (report: ReportRecord) => Promise<CommandResult>,
): Promise<CommandResult> {
  const [report, another] = await findReportsByStart(database, start)
  if (!report) return refuse(`No report begins with ${start}.`)
  return another ? refuse(`Several reports begin with ${start}: please give more of the id.`) : act(report)
}

/** Runs one command line of the operator about what was reported of the public record. */
export async function runReports(context: Context, parameters: readonly string[]): Promise<CommandResult> {
  const line = readCommandLine(parameters)
  if (!line) return misused
  const { operands, operator } = line
  const [command = 'list', start = '', note = '', ...others] = operands
  if (command === 'list' && operands.length <= 1) return list(context, false)
  if (command === 'list' && start === 'all' && operands.length === 2) return list(context, true)
  if (command === 'show' && start !== '' && operands.length === 2)
    return withReport(context, start, report => show(context, report))
  if (command !== 'settle' || start === '' || note.trim() === '' || others.length > 0) return misused
  if (operator.by === '') return refuse('Say who settles it with --by.')
  return withReport(context, start, report => settle(context, report, { note: note.trim(), by: operator.by }))
}
