import { Readable } from 'node:stream'
import { dateToKeepIn } from '@redress/domain/claim/dates-to-keep.ts'
import { nextSumFor } from '@redress/domain/claim/performance.ts'
import { moneyText } from '@redress/domain/money/money.ts'
import { type Language, locales } from '@redress/domain/people/languages.ts'
import { fullName } from '../../accounts/people/people.ts'
import type { Context } from '../../adapters/context.ts'
import { calendarFile } from '../../mail/calendar-file.ts'
import { installationOf } from '../../mail/installation.ts'
import { untilText } from '../../mail/times.ts'
import type { Download } from '../../platform/http/route.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import type { ReadClaim } from './claim-access.ts'
import { claimForParty } from './claim-view.ts'

function numberOfNextSum({ party, claim: { owed_sums: sums } }: ReadClaim): number | undefined {
  const next = nextSumFor(party, sums)
  return next ? sums.indexOf(next) + 1 : undefined
}

/** The day by which a reader has to act on a claim, as the file that their mail about it carries. */
export async function claimCalendar(
  context: Context,
  read: ReadClaim,
  language: Language,
): Promise<Result<Download, 'NOT_IN_THIS_STATE'>> {
  const claim = await claimForParty(context, context.database, read)
  const now = context.clock.now()
  const date = dateToKeepIn(read.party, claim, now)
  if (date === null) return fail('NOT_IN_THIS_STATE')
  const amount = {
    answer: claim.asked,
    fee: claim.resolutions.at(-1)?.platformFee,
    sum: claim.nextSum?.value,
    offer: claim.resolutions.at(-1)?.value,
    bids: claim.asked,
  }[date.kind]
  const otherSide =
    read.party === 'Defendant'
      ? claim.plaintiffs.map(fullName)
      : claim.defendants.map(
          ({ legalName, firstName, lastName }) =>
            legalName ?? fullName({ firstName: firstName ?? '', lastName: lastName ?? '' }),
        )
  const { filename, content, contentType } = calendarFile({
    date,
    claimId: claim.id,
    otherSide,
    amount: moneyText(amount ?? 0, claim.currency, locales[language]),
    ...(date.kind === 'sum' && { sum: numberOfNextSum(read) }),
    ...(date.kind === 'answer' && { until: untilText(new Date(claim.noticePeriodEndsAt ?? now), language) }),
    language,
    installation: installationOf(context.settings),
    now,
  })
  const bytes = Buffer.from(content)
  return ok({
    fileName: filename,
    fileType: contentType,
    size: BigInt(bytes.byteLength),
    content: Readable.from([bytes]),
  })
}
