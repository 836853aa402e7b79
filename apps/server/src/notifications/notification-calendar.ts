import type { AccountNotice } from '@redress/domain/claim/account-notices.ts'
import { type DateToKeep, datesToKeep } from '@redress/domain/claim/dates-to-keep.ts'
import type { NotificationFacts } from '@redress/domain/claim/notifications.ts'
import { moneyText } from '@redress/domain/money/money.ts'
import { type Language, locales } from '@redress/domain/people/languages.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import type { MailAttachment } from '../adapters/mail/mail-transport.ts'
import { calendarFile } from '../mail/calendar-file.ts'
import type { Installation } from '../mail/installation.ts'
import { dayText, untilText } from '../mail/times.ts'

interface MailedNotification {
  readonly facts: NotificationFacts | AccountNotice
  readonly to_party: Party
  readonly claim_id: string | null
}

interface SentMail {
  readonly language: Language
  readonly installation: Installation
  readonly paragraphs: readonly string[]
  readonly now: Date
}

/** Calendar files for the dates in the mail of a notification. */
export function notificationCalendar(
  { facts, to_party: reader, claim_id: claimId }: MailedNotification,
  { language, installation, paragraphs, now }: SentMail,
): MailAttachment[] {
  if (facts.topic === 'DATA_EXPORT_READY' || claimId === null) return []
  const { answerBy, offer, sum, bidding, currency } = facts
  const untilOf = (end: string | undefined) => (end === undefined ? '' : untilText(new Date(end), language))
  const until = untilOf(answerBy)
  const dayOf = (day: string | undefined) => (day === undefined ? '' : dayText(new Date(day), language))
  const said = {
    answer: until,
    fee: dayOf(offer?.feeDueOn),
    sum: dayOf(sum?.dueOn),
    offer: untilOf(offer?.expiresAt),
    bids: untilOf(bidding?.until),
  }
  const isSaid = ({ kind }: DateToKeep) => paragraphs.some(paragraph => paragraph.includes(said[kind]))
  const otherSide = reader === 'Defendant' ? [facts.plaintiff] : facts.defendants
  const money = (amount: number) => moneyText(amount, currency, locales[language])
  return datesToKeep(reader, facts)
    .filter(isSaid)
    .map(date => {
      const entry = { date, claimId, otherSide, language, installation, now }
      const amount = money(date.kind === 'fee' ? (offer?.platformFee ?? 0) : facts.value)
      return calendarFile({
        ...entry,
        amount,
        ...(date.kind === 'answer' && { until }),
        ...(date.kind === 'sum' && { sum: sum?.number }),
      })
    })
}
