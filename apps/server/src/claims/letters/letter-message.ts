import { answerDate } from '@redress/domain/claim/dates-to-keep.ts'
import { isStageOver, type LetterStage } from '@redress/domain/claim/letters.ts'
import { timeLeft } from '@redress/domain/claim/reminders.ts'
import { shortId } from '@redress/domain/claim/short-id.ts'
import type { ClaimType } from '@redress/domain/claim/vocabulary.ts'
import { type Currency, moneyText } from '@redress/domain/money/money.ts'
import type { WayToPay } from '@redress/domain/money/ways-to-pay.ts'
import { type Language, languages, locales } from '@redress/domain/people/languages.ts'
import { nameToStrangers } from '@redress/domain/people/names-to-strangers.ts'
import { groupedRedeemCode } from '@redress/domain/people/redeem-code.ts'
import type { LetterFacts, LetterTexts } from '@redress/texts/letter-texts.ts'
import { serverTexts } from '@redress/texts/server-texts.ts'
import type { MailMessage } from '../../adapters/mail/mail-transport.ts'
import { calendarFile } from '../../mail/calendar-file.ts'
import { composeMessage } from '../../mail/compose-message.ts'
import type { Installation } from '../../mail/installation.ts'
import type { Fact, Paragraph } from '../../mail/message-content.ts'
import { pageLinks } from '../../mail/page-links.ts'
import { dayText, untilText } from '../../mail/times.ts'

/** The claim that a letter is about; amounts in the currency's units. */
export interface LetterClaim {
  readonly id: string
  readonly stage: LetterStage
  readonly type: ClaimType | null
  /** `YYYY-MM-DD` */
  readonly dateOfClaim: string | null
  readonly value: number
  readonly currency: Currency
  readonly noticePeriodEndsAt: Date
  /** Whether the operator keeps it off the public record. */
  readonly isRestricted: boolean
  /** Whether a defendant was given more time. */
  readonly isExtended: boolean
  readonly disputeFee: number
  readonly concessionFee: number
  /** Ways to pay a fee. */
  readonly ways: readonly WayToPay[]
}

export interface Letter {
  readonly to: string
  readonly language: Language
  readonly installation: Installation
  /** The redeem code, without groups; `null` where the reader has taken the claim over. */
  readonly code: string | null
  readonly isReminder: boolean
  readonly now: Date
  readonly claim: LetterClaim
  /** `isGone`: they have closed their account. */
  readonly plaintiff: { readonly name: string; readonly city: string; readonly isGone: boolean }
  /** How the reader is called; `null`: it is a company that is written to. */
  readonly addressee: string | null
  readonly defendantName: string
  /** The company that is asked, and whether the reader is one who represents it; `null` where a person is asked. */
  readonly company: { readonly name: string; readonly isRepresented: boolean } | null
  /**
   * Name of the account that holds the contested seat, and the end of the contest, when the code expires; `null` if
   * nobody has taken over.
   */
  readonly contestedTaker: { readonly name: string; readonly until: Date } | null
}

/** Letter to a defendant: the claim, the time to answer, and the code that opens it. */
export function letterMessage(letter: Letter): MailMessage {
  const { to, language, installation, contestedTaker, code, claim, isReminder } = letter
  const texts = serverTexts[language].letter
  const facts = factsOf(letter)
  const links = pageLinks(installation.publicUrl)
  const left = isReminder ? texts.left(timeLeft(letter.now, claim.noticePeriodEndsAt)) : null
  const stands = code === null ? texts.standsTakenOver(facts) : texts.stands[claim.stage](facts)
  const subject = contestedTaker === null ? texts.subject[claim.stage](facts) : texts.newCode
  const message = composeMessage(to, installation, {
    language,
    subject: left === null ? subject : `${left}: ${subject}`,
    addressee: letter.addressee,
    aboveGreeting: code === null ? [] : otherLanguages(letter, code),
    paragraphs: [
      ...(left === null ? [] : [texts.nobodyYet(left)]),
      texts.asks(facts),
      contestedTaker === null ? stands : texts.takePlaceOf(nameToStrangers(contestedTaker.name)),
      ...(claim.isExtended && claim.stage === 'to be answered' ? [texts.extended(facts)] : []),
    ],
    facts: rowsOf(letter, facts),
    button: {
      label: texts.button,
      link: code === null ? links.claimAsDefendant(claim.id) : links.answer(code),
    },
    afterButton: [
      ...sectionsOf(letter, facts),
      ...(code === null
        ? []
        : [texts.once(contestedTaker && untilText(contestedTaker.until, language), isStageOver(claim.stage))]),
    ],
  })
  return { ...message, thread: claim.id, attachments: calendarOf(letter, facts) }
}

/** While the claim is to be answered, by when. */
function calendarOf({ language, installation, claim, plaintiff, now }: Letter, { amount, time }: LetterFacts) {
  if (claim.stage !== 'to be answered') return []
  const date = answerDate(claim.noticePeriodEndsAt)
  const otherSide = [plaintiff.name]
  return [calendarFile({ date, claimId: claim.id, otherSide, amount, until: time, language, installation, now })]
}

function factsOf({ language, claim, plaintiff, company, now }: Letter): LetterFacts {
  const name = nameToStrangers(plaintiff.name)
  const city = nameToStrangers(plaintiff.city)
  const money = (amount: number) => moneyText(amount, claim.currency, locales[language])
  const end = claim.noticePeriodEndsAt
  const isOver = end <= now
  const moneyOrNull = (amount: number) => (amount === 0 ? null : money(amount))
  return {
    plaintiff: name,
    plaintiffAndCity: city === '' ? name : `${name}, ${city},`,
    isPlaintiffGone: plaintiff.isGone,
    company: company && nameToStrangers(company.name),
    isRepresentative: company?.isRepresented === true,
    amount: money(claim.value),
    day: isOver ? dayText(end, language) : dayText(new Date(answerDate(end).day), language),
    time: untilText(end, language),
    isPublic: isOver && !claim.isRestricted,
    disputeFee: moneyOrNull(claim.disputeFee),
    concessionFee: moneyOrNull(claim.concessionFee),
    isByBank: claim.ways.includes('bank'),
  }
}

function rowsOf({ language, code, claim, plaintiff, defendantName }: Letter, facts: LetterFacts): Fact[] {
  const { letter: texts, facts: names, claimType } = serverTexts[language]
  const by = [plaintiff.name, plaintiff.city].map(nameToStrangers).filter(Boolean).join(', ')
  const isOver = facts.isPublic && !isStageOver(claim.stage)
  const until = { name: texts.until(isOver), value: isOver ? facts.day : facts.time }
  return [
    { name: texts.rows.number, value: shortId(claim.id) },
    { name: texts.rows.by, value: by },
    { name: texts.rows.from, value: facts.company ?? nameToStrangers(defendantName) },
    { name: names.claimValue, value: facts.amount },
    { name: names.claimType, value: claimType(claim.type) },
    ...(claim.dateOfClaim === null
      ? []
      : [{ name: texts.rows.date, value: dayText(new Date(claim.dateOfClaim), language) }]),
    ...(claim.stage === 'to be answered' || isOver ? [until] : []),
    ...(code === null ? [] : [{ name: texts.rows.code, value: groupedRedeemCode(code) }]),
  ]
}

const silent = (texts: LetterTexts, stage: LetterStage) =>
  stage === 'to be answered' || stage === 'public' ? texts.silence[stage] : null

/** Paragraphs on the consequences of each choice. */
function sectionsOf({ language, installation, claim, code }: Letter, facts: LetterFacts): Paragraph[] {
  const texts = serverTexts[language].letter
  const silence = silent(texts, claim.stage)
  return [
    ...(isStageOver(claim.stage) ? [] : [texts.costs[claim.stage](facts)]),
    ...(silence ? [silence(facts)] : []),
    ...(claim.stage === 'to be answered' ? [texts.settling(facts)] : []),
    texts.noCourt,
    ...(code === null ? [] : [texts.check(new URL(installation.publicUrl).host, shortId(claim.id))]),
  ]
}

const otherLanguages = ({ language, installation }: Letter, code: string): Paragraph[] =>
  languages
    .filter(each => each !== language)
    .map(each => ({
      text: serverTexts[each].letter.inThisLanguage,
      link: pageLinks(installation.publicUrl).answerIn(each, code),
    }))
