import type { Context } from '../adapters/context.ts'
import { everyMinute } from '../platform/jobs/job-data.ts'
import { applyDueDeadlines } from './act/deadlines.ts'
import { agreementOf } from './agreements/agreements.ts'
import { makeDataExport } from './data-export/make-data-export.ts'
import { deleteStoredFiles } from './documents/stored-files.ts'
import { sendLettersAgain } from './letters/letters-again.ts'
import { resetCode } from './letters/redeem-codes.ts'
import { takeReturnedLetters } from './letters/returned-letters.ts'
import { sendLetter } from './letters/send-letter.ts'
import { sendReceipt } from './notifications/receipt-mail.ts'
import { sendDisowningLink } from './reports/disown-words.ts'
import { sendObjection, sendReport, sendReportOutcome } from './reports/report-mails.ts'
import { sendTakeoverNotice } from './takeover/takeover-notice.ts'

/**
 * Registers the jobs of claims: letters, takeover notices, receipts, agreements, data exports, deletion of files, and
 * deadlines. Deadlines are also checked every minute, in case a job was missed.
 */
export async function registerClaimJobs(context: Context): Promise<void> {
  const { jobs } = context
  await jobs.work('reset code', data => resetCode(context, data))
  await jobs.work('send letters again', data => sendLettersAgain(context, data))
  await jobs.work('send invitation', (data, cause) => sendLetter(context, data, cause))
  await jobs.work('read bounces', () => takeReturnedLetters(context))
  await jobs.schedule('read bounces', context.bounces && everyMinute)
  await jobs.work('send takeover notice', (data, cause) => sendTakeoverNotice(context, data, cause))
  await jobs.work('send receipt', (data, cause) => sendReceipt(context, data, cause))
  await jobs.work('send report', (data, cause) => sendReport(context, data, cause))
  await jobs.work('send disowning link', (data, cause) => sendDisowningLink(context, data, cause))
  await jobs.work('send objection', (data, cause) => sendObjection(context, data, cause))
  await jobs.work('send report outcome', (data, cause) => sendReportOutcome(context, data, cause))
  await jobs.work('make agreement', async ({ resolutionId }) => {
    await agreementOf(context, resolutionId)
  })
  await jobs.work('make data export', data => makeDataExport(context, data))
  await jobs.work('delete stored files', data => deleteStoredFiles(context, data))
  await jobs.work('apply deadlines', (_data, _cause, stopping) => applyDueDeadlines(context, stopping))
  await jobs.schedule('apply deadlines', everyMinute)
}
