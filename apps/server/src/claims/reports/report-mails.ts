import type { ModerationKind, ReportReason } from '@redress/domain/claim/reports.ts'
import { shortId } from '@redress/domain/claim/short-id.ts'
import type { Language } from '@redress/domain/people/languages.ts'
import { serverTexts } from '@redress/texts/server-texts.ts'
import type { Context } from '../../adapters/context.ts'
import type { MailMessage } from '../../adapters/mail/mail-transport.ts'
import { composeInEveryLanguage, composeMessage } from '../../mail/compose-message.ts'
import { type Installation, installationOf, operatorOf } from '../../mail/installation.ts'
import { pageLinks } from '../../mail/page-links.ts'
import { dayText, timeText } from '../../mail/times.ts'
import type { JobData } from '../../platform/jobs/job-data.ts'
import { findClaimOf } from '../repositories/claim-repository.ts'
import { findDefendantsOfClaim } from '../repositories/defendant-repository.ts'
import { findDecision } from './moderation-repository.ts'
import { findReport } from './report-repository.ts'
import { isShown } from './shown.ts'

export interface ReportNotice {
  readonly to: string
  /** In which it is said first. */
  readonly language: Language
  readonly installation: Installation
  readonly reportId: string
  readonly claimId: string
  readonly reason: ReportReason
  readonly isOfReply: boolean
  readonly reportedAt: Date
}

/** Notifies the operator of a report. The mail leaves out the reporter's words, which are on the list. */
export async function sendReport(
  { database, settings, mail }: Context,
  { reportId }: JobData['send report'],
  cause: string,
): Promise<void> {
  const operator = operatorOf(settings)
  const report = operator && (await findReport(database, reportId))
  if (!operator || !report || report.decision_id !== null) return
  const message = reportMessage({
    to: operator.email,
    language: 'en',
    installation: installationOf(settings),
    reportId,
    claimId: report.claim_id,
    reason: report.reason,
    isOfReply: report.reply_id !== null,
    reportedAt: report.reported_at,
  })
  await mail.send(message, cause)
}

export const reportMessage = (notice: ReportNotice): MailMessage =>
  composeInEveryLanguage(notice.to, notice.installation, notice.language, language => {
    const { report: texts, facts } = serverTexts[language]
    return {
      language,
      subject: texts.subject(texts.reasons[notice.reason]),
      addressee: '',
      paragraphs: [notice.isOfReply ? texts.ofReply : texts.ofClaim, texts.decide(shortId(notice.reportId))],
      facts: [
        { name: facts.claim, value: shortId(notice.claimId) },
        { name: texts.reason, value: texts.reasons[notice.reason] },
        { name: texts.at, value: timeText(notice.reportedAt, language) },
      ],
      button: { label: texts.open, link: pageLinks(notice.installation.publicUrl).moderationCase(notice.claimId) },
    }
  })

interface ObjectionNotice {
  readonly to: string
  /** In which it is said first. */
  readonly language: Language
  readonly installation: Installation
  readonly claimId: string
  readonly ground: ReportReason
}

/** Tells the operator that a party objects to a restriction or redaction. */
export async function sendObjection(
  { database, settings, mail }: Context,
  { decisionId }: JobData['send objection'],
  cause: string,
): Promise<void> {
  const operator = operatorOf(settings)
  const decision = operator && (await findDecision(database, decisionId))
  if (!operator || !decision) return
  const { claim_id: claimId, ground } = decision
  const notice = {
    to: operator.email,
    language: 'en',
    installation: installationOf(settings),
    claimId,
    ground,
  } as const
  await mail.send(objectionMessage(notice), cause)
}

export const objectionMessage = ({
  to,
  language: first,
  installation,
  claimId,
  ground,
}: ObjectionNotice): MailMessage =>
  composeInEveryLanguage(to, installation, first, language => {
    const { report: texts, facts } = serverTexts[language]
    return {
      language,
      subject: texts.objection.subject,
      addressee: '',
      paragraphs: [texts.objection.text],
      facts: [
        { name: facts.claim, value: shortId(claimId) },
        { name: texts.reason, value: texts.reasons[ground] },
      ],
      button: { label: texts.open, link: pageLinks(installation.publicUrl).moderationCase(claimId) },
    }
  })

export interface ReportOutcome {
  readonly to: string
  readonly language: Language
  readonly installation: Installation
  readonly reportId: string
  readonly claimId: string
  readonly reportedAt: Date
  readonly kind: ModerationKind
  /** Whether the subject is public now. A refused report may concern a text that its parties have withdrawn. */
  readonly isShown: boolean
  /** In the operator's words. */
  readonly note: string
}

/** Mails the outcome to a reporter who left an address. */
export async function sendReportOutcome(
  { database, settings, mail, clock }: Context,
  { reportId }: JobData['send report outcome'],
  cause: string,
): Promise<void> {
  const report = await findReport(database, reportId)
  if (!report || report.email === '' || report.decision_id === null) return
  const decision = await findDecision(database, report.decision_id)
  if (!decision) return
  const { email: to, language, reported_at: reportedAt } = report
  const claim = await findClaimOf(database, report)
  const state = { claim, defendants: await findDefendantsOfClaim(database, claim.id) }
  await mail.send(
    reportOutcomeMessage({
      to,
      language,
      installation: installationOf(settings),
      reportId,
      claimId: report.claim_id,
      reportedAt,
      kind: decision.kind,
      isShown: await isShown(database, state, report.reply_id, clock.now()),
      note: decision.reason,
    }),
    cause,
  )
}

export function reportOutcomeMessage(outcome: ReportOutcome): MailMessage {
  const { to, language, installation, reportId, claimId, reportedAt, kind, note } = outcome
  const stays = kind !== 'restricted' && outcome.isShown
  const { report: texts } = serverTexts[language]
  const links = pageLinks(installation.publicUrl)
  return composeMessage(to, installation, {
    language,
    subject: texts.outcome.subject(shortId(reportId)),
    addressee: '',
    paragraphs: [
      texts.outcome.about(shortId(reportId), dayText(reportedAt, language)),
      texts.outcome[kind === 'refused' && !stays ? 'refusedUnseen' : kind],
      note,
    ],
    button: stays
      ? { label: texts.button, link: links.publicClaim(claimId) }
      : { label: texts.openLog, link: links.transparency },
    afterButton: [texts.outcome.answer],
  })
}
