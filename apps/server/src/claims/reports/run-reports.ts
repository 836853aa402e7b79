import { type Redaction, takenOutKinds } from '@redress/domain/claim/redactions.ts'
import { shortId } from '@redress/domain/claim/short-id.ts'
import { cleanedText } from '@redress/domain/text/cleaned.ts'
import type { Context } from '../../adapters/context.ts'
import { pageLinks } from '../../mail/page-links.ts'
import { type CommandResult, misused, refuse } from '../../platform/command-result.ts'
import { type ActingOperator, readCommandLine } from '../../platform/operator/command-line.ts'
import { minuteText } from '../../platform/operator/minute-text.ts'
import { quoted } from '../../platform/operator/quoted.ts'
import { fail, type Result } from '../../platform/result.ts'
import { findClaimOf } from '../repositories/claim-repository.ts'
import { findDefendantsOfClaim } from '../repositories/defendant-repository.ts'
import { findRepliesByClaim } from '../repositories/reply-repository.ts'
import { decideReport, decideRestriction } from './moderate.ts'
import { findDecision, findObjections } from './moderation-repository.ts'
import { findReports, findReportsByStart, type ListedReports, type ReportRecord } from './report-repository.ts'
import { shownWords } from './shown.ts'

const lineOf = (report: ReportRecord): string =>
  `${shortId(report.id)}  ${report.reason}: claim ${shortId(report.claim_id)}${report.reply_id === null ? '' : ', words of a party'}, ${minuteText(report.reported_at)}${
    report.decision_id === null ? '' : ', decided'
  }`

async function list({ database }: Context, which: ListedReports): Promise<CommandResult> {
  const reports = await findReports(database, which)
  return { ok: true, text: reports.length === 0 ? 'There is no report.' : reports.map(lineOf).join('\n') }
}

async function show({ database, settings }: Context, report: ReportRecord): Promise<CommandResult> {
  const claim = await findClaimOf(database, report)
  const replies = (await findRepliesByClaim(database, [claim])).get(claim.id) ?? []
  const words = replies.find(({ id }) => id === report.reply_id)
  const decision = report.decision_id === null ? undefined : await findDecision(database, report.decision_id)
  const objections = decision ? await findObjections(database, [decision.id]) : []
  const lines = [
    lineOf(report),
    pageLinks(settings.PUBLIC_URL).publicClaim(claim.id),
    `Written by whoever reports it${report.email === '' ? ', who left no address' : ` (${report.email})`}:`,
    quoted(report.text),
    ...(words
      ? [`The words that are reported (${words.party}, ${minuteText(words.published_at)}):`, quoted(words.text)]
      : []),
    ...(decision ? [`${decision.kind}, with the reason:`, quoted(decision.reason)] : []),
    ...(decision?.redactions ?? []).flatMap(({ passage, takenOut }) => [`Taken out (${takenOut}):`, quoted(passage)]),
    ...(decision?.outcome
      ? [`Later ${decision.outcome}, with the reason:`, quoted(decision.outcome_reason ?? '')]
      : []),
    ...objections.flatMap(({ text, answer }) => [
      'A party objects:',
      quoted(text),
      ...(answer === null ? [] : ['Answered with:', quoted(answer)]),
    ]),
  ]
  return { ok: true, text: lines.join('\n') }
}

const saidOf = {
  REPORT_NOT_FOUND: 'is gone, or nothing was restricted after it',
  DECIDED_ALREADY: 'was decided already, or nobody objects',
  ANOTHER_MODERATOR_DECIDES: 'was decided by you: somebody else decides about the objection',
  REPLY_NOT_FOUND: 'is about a text that is not public now',
  PASSAGE_NOT_FOUND: 'is about a text in which the passages do not stand so',
} as const

type Decided = Result<unknown, keyof typeof saidOf>

/** Act and success message of each verb. */
const verbs = {
  refuse: {
    done: 'is refused. Whoever left an address is mailed the reason.',
    act: (context: Context, { id }: ReportRecord, operator: ActingOperator): Promise<Decided> =>
      decideReport(context, operator, id, { kind: 'refused' }),
  },
  restrict: {
    done: 'is followed: what it is about is off the public record. Everybody with an account on the claim is told, and whoever left an address.',
    act: (context: Context, { id }: ReportRecord, operator: ActingOperator): Promise<Decided> =>
      decideReport(context, operator, id, { kind: 'restricted' }),
  },
  restore: {
    done: 'is no longer followed: nothing of it is kept off the public record. Everybody with an account on the claim is told where it is public again.',
    act: async (context: Context, { decision_id: id }: ReportRecord, operator: ActingOperator): Promise<Decided> =>
      id === null ? fail('REPORT_NOT_FOUND') : decideRestriction(context, operator, id, 'restored'),
  },
  keep: {
    done: 'stays followed, whatever was objected. Everybody with an account on the claim is told.',
    act: async (context: Context, { decision_id: id }: ReportRecord, operator: ActingOperator): Promise<Decided> =>
      id === null ? fail('REPORT_NOT_FOUND') : decideRestriction(context, operator, id, 'kept'),
  },
} as const

const isVerb = (command: string): command is keyof typeof verbs => Object.hasOwn(verbs, command)

async function decide(
  context: Context,
  report: ReportRecord,
  verb: keyof typeof verbs,
  operator: ActingOperator,
): Promise<CommandResult> {
  const { act, done } = verbs[verb]
  const decided = await act(context, report, operator)
  const text = `Report ${shortId(report.id)} ${decided.ok ? done : `${saidOf[decided.code]}.`}`
  return { ok: decided.ok, text }
}

/** Passages given on the command line, each with its kind. */
function passagesOf(words: readonly string[]): Redaction[] | null {
  const passages: Redaction[] = []
  for (let index = 0; index < words.length; index += 2) {
    const takenOut = takenOutKinds.find(kind => kind === words[index])
    const passage = cleanedText(words[index + 1] ?? '')
    if (takenOut === undefined || passage === '') return null
    passages.push({ passage, takenOut })
  }
  return passages.length === 0 ? null : passages
}

/** Redacts passages of the reported text, or else of any text beside the claim that contains them. */
async function redact(
  context: Context,
  report: ReportRecord,
  passages: readonly Redaction[],
  operator: ActingOperator,
): Promise<CommandResult> {
  const { database, clock } = context
  const claim = await findClaimOf(database, report)
  const state = { claim, defendants: await findDefendantsOfClaim(database, claim.id) }
  const shown = await shownWords(database, state, clock.now())
  const words = shown
    .toSorted((one, other) => Number(other.id === report.reply_id) - Number(one.id === report.reply_id))
    .find(({ text }) => passages.every(({ passage }) => text.includes(passage)))
  if (!words) return refuse('No public text beside the claim has all of this in it.')
  const redaction = { replyId: words.id, passages }
  const decided = await decideReport(context, operator, report.id, { kind: 'redacted', redaction })
  const done =
    'is followed: the passages are taken out for the public. Everybody with an account on the claim is told, and whoever left an address.'
  return { ok: decided.ok, text: `Report ${shortId(report.id)} ${decided.ok ? done : `${saidOf[decided.code]}.`}` }
}

async function withReport(
  { database }: Context,
  start: string,
  act: (report: ReportRecord) => Promise<CommandResult>,
): Promise<CommandResult> {
  const [report, another] = await findReportsByStart(database, start)
  if (!report) return refuse(`No report begins with ${start}.`)
  return another ? refuse(`Several reports begin with ${start}: please give more of the id.`) : act(report)
}

/** Runs one command of the operator about reports. */
export async function runReports(context: Context, parameters: readonly string[]): Promise<CommandResult> {
  const line = readCommandLine(parameters)
  if (!line) return misused
  const { operands, operator } = line
  const [command = 'list', start = '', note = '', ...others] = operands
  if (command === 'list' && operands.length <= 1) return list(context, 'open')
  if (command === 'list' && (start === 'all' || start === 'objections') && operands.length === 2)
    return list(context, start)
  if (command === 'show' && start !== '' && operands.length === 2)
    return withReport(context, start, report => show(context, report))
  const reason = note.trim()
  if (command === 'redact') {
    const passages = passagesOf(others)
    if (start === '' || reason === '' || !passages) return misused
    if (operator.by === '') return refuse('Say who decides with --by.')
    return withReport(context, start, report => redact(context, report, passages, { by: operator.by, reason }))
  }
  if (!isVerb(command) || start === '' || reason === '' || others.length > 0) return misused
  if (operator.by === '') return refuse('Say who decides with --by.')
  return withReport(context, start, report => decide(context, report, command, { by: operator.by, reason }))
}
