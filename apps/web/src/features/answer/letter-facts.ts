import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { OpenedLetter } from '@redress/contract/letters.ts'
import type { User } from '@redress/contract/users.ts'
import { letterStage } from '@redress/domain/claim/letters.ts'
import { platformFee } from '@redress/domain/money/fees.ts'
import { centsFromNumber, numberFromCents } from '@redress/domain/money/money.ts'
import { useConfiguration } from '../../lib/configuration.ts'
import { personName } from '../../lib/person-name.ts'
import { useClock, useFormats } from '../../texts/texts.tsx'

/** Whether a letter went to an address of the account. */
export const isSentTo = ({ emails }: Pick<User, 'emails'>, { email }: Pick<OpenedLetter, 'email'>): boolean =>
  emails.some(({ address }) => address === email)

const timeOrNull = (time: string | null) => (time === null ? null : new Date(time))

/** Formatted facts of the claim, shared by the pages of a letter. */
export function useLetterFacts(claim: PartyClaim) {
  const formats = useFormats()
  const { data: settings } = useConfiguration()
  const now = useClock()
  const [by] = claim.plaintiffs
  const money = (amount: number) => formats.money(amount, claim.currency)
  const value = centsFromNumber(claim.asked ?? 0)
  const restriction = claim.restrictions.find(({ replyId }) => replyId === null)
  const disputeFee = settings?.disputeFee ?? 0
  return {
    plaintiff: by ? personName(by) : '',
    amount: money(claim.asked ?? 0),
    concessionFee: money(value === null ? 0 : numberFromCents(platformFee(value))),
    /** `null` if a dispute is free. */
    disputeFee: disputeFee === 0 ? null : money(disputeFee),
    until: claim.noticePeriodEndsAt === null ? '' : formats.until(claim.noticePeriodEndsAt),
    /** The day on which the claim becomes public, which is the one after the last to answer. */
    publicFrom: claim.noticePeriodEndsAt === null ? '' : formats.date(claim.noticePeriodEndsAt),
    /** Whether the operator keeps the claim off the public record. */
    isRestricted: claim.isRestricted,
    stage: letterStage(
      {
        status: claim.status,
        ending: claim.ending,
        noticePeriodEndsAt: timeOrNull(claim.noticePeriodEndsAt),
        restrictedAt: timeOrNull(restriction?.restrictedAt ?? null),
        firstResponseAt: timeOrNull(claim.firstResponseAt),
        firstReplyAt: timeOrNull(claim.replies[0]?.publishedAt ?? null),
      },
      now,
    ),
  }
}
