import { shortId } from '@redress/domain/claim/short-id.ts'
import type { Language } from '@redress/domain/people/languages.ts'
import type { ReportReason } from '@redress/domain/record/reports.ts'
import type { Context } from '../../adapters/context.ts'
import type { MailMessage } from '../../adapters/mail/mail-transport.ts'
import { composeInEveryLanguage, composeMessage } from '../../mail/compose-message.ts'
import { type Installation, installationOf, operatorOf } from '../../mail/installation.ts'
import { pageLinks } from '../../mail/page-links.ts'
import { dayText, timeText } from '../../mail/times.ts'
import type { JobData } from '../../platform/jobs/job-data.ts'
import { serverTexts } from '../../texts/server-texts.ts'
import { findReport } from './report-repository.ts'

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

/** Tells the operator that there is a report: what a stranger wrote stands in the list, and in no mail. */
export async function sendReport(
  { database, settings, mail }: Context,
  { reportId }: JobData['send report'],
  cause: string,
): Promise<void> {
  const operator = operatorOf(settings)
  const report = operator && (await findReport(database, reportId))
  if (!operator || !report || report.settled_at !== null) return
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
      paragraphs: [notice.isOfReply ? texts.ofReply : texts.ofClaim, texts.read(shortId(notice.reportId))],
      facts: [
        { name: facts.claim, value: shortId(notice.claimId) },
        { name: texts.reason, value: texts.reasons[notice.reason] },
        { name: texts.at, value: timeText(notice.reportedAt, language) },
      ],
      button: { label: texts.button, link: pageLinks(notice.installation.publicUrl).publicClaim(notice.claimId) },
    }
  })

export interface ReportOutcome {
  readonly to: string
  readonly language: Language
  readonly installation: Installation
  readonly reportId: string
  readonly claimId: string
  readonly reportedAt: Date
  /** In the operator's words. */
  readonly note: string
}

/** Tells whoever left an address with a report what the operator did about it. */
export async function sendReportOutcome(
  { database, settings, mail }: Context,
  { reportId }: JobData['send report outcome'],
  cause: string,
): Promise<void> {
  const report = await findReport(database, reportId)
  if (!report || report.email === '' || report.note === null) return
  const { email: to, language, reported_at: reportedAt, note } = report
  await mail.send(
    reportOutcomeMessage({
      to,
      language,
      installation: installationOf(settings),
      reportId,
      claimId: report.claim_id,
      reportedAt,
      note,
    }),
    cause,
  )
}

export function reportOutcomeMessage(outcome: ReportOutcome): MailMessage {
  const { to, language, installation, reportId, claimId, reportedAt, note } = outcome
  const { report: texts } = serverTexts[language]
  return composeMessage(to, installation, {
    language,
    subject: texts.outcome.subject(shortId(reportId)),
    addressee: '',
    paragraphs: [texts.outcome.about(shortId(reportId), dayText(reportedAt, language)), note],
    button: { label: texts.button, link: pageLinks(installation.publicUrl).publicClaim(claimId) },
    afterButton: [texts.outcome.answer],
  })
}
