import { offerInWords, offerOf } from '@redress/contract/offer-words.ts'
import type { AccountNotice } from '@redress/domain/claim/account-notices.ts'
import type { NotificationFacts } from '@redress/domain/claim/notifications.ts'
import { effectOfOffer } from '@redress/domain/claim/offers.ts'
import type { PaymentAccount, PaymentDetails } from '@redress/domain/claim/payment-account.ts'
import { shortId } from '@redress/domain/claim/short-id.ts'
import { moneyText, numberFromCents } from '@redress/domain/money/money.ts'
import { type Language, locales } from '@redress/domain/people/languages.ts'
import { nameToStrangers } from '@redress/domain/people/names-to-strangers.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { isolated } from '@redress/domain/text/isolated.ts'
import { contractTexts } from '@redress/texts/contract-texts.ts'
import type { FormattedFacts } from '@redress/texts/notification-texts.ts'
import { serverTexts } from '@redress/texts/server-texts.ts'
import { friendlyFormatIBAN } from 'ibantools'
import type { Fact } from '../mail/message-content.ts'
import { dayText, timeText, untilText } from '../mail/times.ts'

interface StoredNotification {
  readonly facts: NotificationFacts | AccountNotice
  /** Reader's party in the claim. */
  readonly to_party: Party
}

/** Separator of paragraphs. */
const gap = '\n\n'

interface Rendered {
  readonly subject: string
  readonly content: string
}

/** Renders a notification from its facts as one paragraph, for a reader and in a language. */
export function renderNotification(notification: StoredNotification, language: Language): Rendered {
  const { subject, content } = worded(notification, language, isolated)
  return { subject, content: content.replaceAll(gap, ' ') }
}

/**
 * Renders a notification for a mail: the event, then what the reader can do. Names are never turned into links.
 * `payTo` is the plaintiff's bank account, stored with the claim only.
 */
export function renderForMail(
  notification: StoredNotification,
  language: Language,
  payTo: PaymentAccount | null = null,
): { readonly subject: string; readonly paragraphs: readonly string[] } {
  const { subject, content } = worded(notification, language, nameToStrangers, payTo)
  return { subject, paragraphs: content.split(gap) }
}

/** Bank account with the IBAN in groups of four. */
const accountText = ({ holder, iban }: PaymentDetails, named: (name: string) => string): string =>
  iban === '' ? '' : `${named(holder)}, IBAN ${friendlyFormatIBAN(iban) ?? iban}`

function worded(
  { facts, to_party: reader }: StoredNotification,
  language: Language,
  named: (name: string) => string,
  payTo: PaymentAccount | null = null,
): Rendered {
  if (facts.topic === 'DATA_EXPORT_READY') {
    const { subject, ready } = serverTexts[language].dataExport
    return { subject, content: ready(timeText(new Date(facts.availableUntil), language)) }
  }
  const {
    topic,
    claimType,
    value,
    currency,
    fee,
    disputeReason,
    answerBy,
    isOver = false,
    isRestricted = false,
    isCorrectable = false,
    offer,
    by,
    words,
    payment,
    sum,
    moderation,
    account,
    bidding,
  } = facts
  const plaintiff = named(facts.plaintiff)
  const { claimType: nameOfType, notifications } = serverTexts[language]
  const text = notifications[topic][reader]
  if (text === undefined) throw new Error(`No rule notifies a ${reader} of ${topic}`)
  const isDebtor = reader === 'Defendant' && offer?.isReaders === true
  const money = (amount: number) => moneyText(amount, currency, locales[language])
  const day = (on: string) => dayText(new Date(on), language)
  const effect = offer && effectOfOffer(offerOf({ ...offer, value }))
  const told: FormattedFacts = {
    claimType: nameOfType(claimType),
    plaintiff,
    defendants: facts.defendants.map(named).join(', '),
    amount: money(value),
    fee: fee === undefined ? '' : money(fee),
    feeDueOn: offer?.feeDueOn === undefined ? '' : day(offer.feeDueOn),
    moved: effect && effect.moved > 0n ? money(numberFromCents(effect.moved)) : '',
    platformFee: offer ? money(offer.platformFee) : '',
    debtor: !offer?.isReaders ? 'another defendant' : offer.costOwner === reader ? 'reader' : 'other side',
    offerExpiresAt: offer?.expiresAt === undefined ? '' : untilText(new Date(offer.expiresAt), language),
    countered: offer?.countered === undefined ? '' : money(offer.countered),
    disputeReason: disputeReason === undefined ? '' : contractTexts[language].disputeReasons[disputeReason],
    answerBy: answerBy === undefined ? '' : untilText(new Date(answerBy), language),
    isOver,
    isRestricted,
    isCorrectable,
    offer:
      offer && effect
        ? offerInWords(effect, {
            texts: contractTexts[language].offers,
            stage: offer.stage,
            reader: offer.isReaders ? reader : null,
            names: { plaintiff, defendants: offer.defendants.map(named) },
            money,
            day,
          })
        : '',
    by: by && { ...by, name: named(by.name) },
    words: words ? { ...words, writers: words.writers.map(named) } : { messages: 0, documents: 0, writers: [] },
    payment: {
      amount: payment ? money(payment.value) : '',
      on: payment ? day(payment.on) : '',
    },
    sum: {
      number: sum?.number ?? 0,
      count: sum?.count ?? 0,
      dueOn: sum ? day(sum.dueOn) : '',
      isOverdue: sum?.state === 'overdue',
      isLate: sum?.isLate ?? false,
      ended: sum?.ended ?? null,
      isDebtor,
      paidOn: sum?.paidOn ? day(sum.paidOn) : '',
      answerUntil: sum?.answerUntil ? untilText(new Date(sum.answerUntil), language) : '',
      contradictableUntil: sum?.contradictableUntil ? untilText(new Date(sum.contradictableUntil), language) : '',
      account: isDebtor && payTo ? accountText(payTo, named) : '',
      isAccountStated: sum?.isAccountStated ?? false,
      debtors: (offer?.defendants ?? []).map(named).join(', '),
    },
    account: {
      from: account?.from ?? null,
      to: account?.to ?? null,
      on: account ? day(account.on) : '',
      salt: isDebtor && payTo ? payTo.salt : '',
    },
    moderation: {
      ground: moderation ? serverTexts[language].report.reasons[moderation.ground] : '',
      isOfWords: moderation?.isOfWords ?? false,
      takenOut: (moderation?.takenOut ?? []).map(each => serverTexts[language].report.takenOut[each]).join(', '),
      reason: moderation?.reason ?? '',
    },
    bidding: {
      round: bidding?.round ?? 0,
      costOwner: bidding?.costOwner ?? 'Plaintiff',
      until: bidding?.until ? untilText(new Date(bidding.until), language) : '',
      ending: bidding?.ending ?? null,
      isAnothers: bidding?.isAnothers ?? false,
    },
  }
  return { subject: text.subject(told), content: text.content(told) }
}

/** Facts of a mail in a language, shown below its text. */
export function notificationFacts(
  { facts, claim_id }: Pick<StoredNotification, 'facts'> & { readonly claim_id: string | null },
  language: Language,
): Fact[] {
  if (facts.topic === 'DATA_EXPORT_READY') return []
  const { facts: names, claimType } = serverTexts[language]
  const value = { name: names.claimValue, value: moneyText(facts.value, facts.currency, locales[language]) }
  return [
    ...(claim_id === null ? [] : [{ name: names.claim, value: shortId(claim_id) }]),
    { name: names.claimType, value: claimType(facts.claimType) },
    { name: names.plaintiff, value: nameToStrangers(facts.plaintiff) },
    { name: names.defendants, value: facts.defendants.map(nameToStrangers).join(', ') },
    // An offer's value needs its payer; the sentences name both.
    ...(facts.offer ? [] : [value]),
  ]
}
