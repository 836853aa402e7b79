import { createHash } from 'node:crypto'
import { offerInWords, offerOf } from '@redress/contract/offer-words.ts'
import { platformFeeDueOn } from '@redress/domain/claim/fee-due.ts'
import { effectOfOffer, type OfferStage } from '@redress/domain/claim/offers.ts'
import { summaryOfPlan } from '@redress/domain/claim/payment-plan.ts'
import { sumDays } from '@redress/domain/claim/performance.ts'
import { shortId } from '@redress/domain/claim/short-id.ts'
import { moneyText, numberFromCents } from '@redress/domain/money/money.ts'
import type { Country } from '@redress/domain/people/countries.ts'
import { type Language, languageNames, languages, locales } from '@redress/domain/people/languages.ts'
import { agreementKeywords } from '@redress/domain/proof/anchors.ts'
import { isolated } from '@redress/domain/text/isolated.ts'
import { contractTexts } from '@redress/texts/contract-texts.ts'
import { serverTexts } from '@redress/texts/server-texts.ts'
import { dayText, timeText } from '../../mail/times.ts'
import type { AgreementFacts, OfferFacts, Signatory } from './agreement-facts.ts'
import { type CellText, PageWriter, textWidth } from './page-writer.ts'

/** An agreement in one language, and how that writes amounts, days and names. */
interface Part {
  readonly facts: AgreementFacts
  readonly language: Language
  readonly texts: (typeof serverTexts)[Language]['agreement']
  readonly money: (value: number) => string
  readonly day: (day: string) => string
  readonly time: (time: Date) => string
}

const partIn = (facts: AgreementFacts, language: Language): Part => ({
  facts,
  language,
  texts: serverTexts[language].agreement,
  money: value => moneyText(value, facts.claim.currency, locales[language]),
  day: day => dayText(new Date(day), language),
  time: time => timeText(time, language),
})

/** The agreement as a file: in every language, one after the other. The same facts make the same bytes. */
export async function agreementDocument(facts: AgreementFacts): Promise<Buffer> {
  const { claim, accepted } = facts
  const writer = new PageWriter({
    title: `${serverTexts[languages[0]].agreement.title} ${shortId(claim.id)}`,
    keywords: agreementKeywords(facts.recipient, createHash('sha256').update(JSON.stringify(facts)).digest('hex')),
    madeAt: accepted.at,
    language: languages[0],
  })
  const begins: number[] = []
  for (const language of languages) {
    if (begins.length > 0) writer.startPage()
    begins.push(writer.pages)
    writePart(writer, partIn(facts, language))
  }
  writer.footers((number, pages) => {
    const language = languages[begins.findLastIndex(begin => begin <= number)] ?? languages[0]
    const { footer, page } = serverTexts[language].agreement
    return [footer(claim.id), page(number, pages)]
  })
  return writer.end()
}

function writePart(writer: PageWriter, part: Part): void {
  const { texts, facts, time } = part
  writer.text(texts.title, 'title')
  writer.text(texts.subtitle(shortId(facts.claim.id), time(facts.accepted.at)), 'subtitle')
  writer.text(texts.languages(languages.map(each => languageNames[each])), 'subtitle')
  writeTerms(writer, part)
  writeRules(writer, part)
  writeParties(writer, part)
  writeClaim(writer, part)
  writeOffers(writer, part)
  writeActs(writer, part)
  writer.space(14)
  writer.keepTogether(60)
  writer.rule()
  writer.space(8)
  writer.text(texts.about(facts.site), 'label')
}

function heading(writer: PageWriter, text: string): void {
  writer.space(18)
  writer.keepTogether(60)
  writer.text(text, 'heading')
  writer.space(3)
}

const labels = [{ width: 150 }, { width: textWidth - 140 }] as const

function rows(writer: PageWriter, facts: readonly (readonly [label: string, value: string])[]): void {
  for (const [label, value] of facts)
    writer.row(
      [
        { text: label, style: 'label' },
        { text: value, direction: 'by its first letter' },
      ],
      labels,
    )
}

const acceptedOffer = ({ offers }: AgreementFacts): OfferFacts => {
  const last = offers.at(-1)
  if (!last) throw new Error('An agreement comes from an offer')
  return last
}

const inWords = ({ facts, language, money, day }: Part, offer: OfferFacts, stage: OfferStage): string =>
  offerInWords(effectOfOffer(offerOf(offer)), {
    texts: contractTexts[language].offers,
    stage,
    reader: null,
    names: { plaintiff: isolated(facts.plaintiff), defendants: offer.defendants.map(isolated) },
    money,
    day,
  })

function writeTerms(writer: PageWriter, part: Part): void {
  const { facts, texts, money, day } = part
  const offer = acceptedOffer(facts)
  const { moved, plan, fee, feeBorneBy } = effectOfOffer(offerOf(offer))
  const summary = summaryOfPlan(plan)
  const bearer = { Plaintiff: facts.plaintiff, Defendant: offer.defendants.join(', ') }[feeBorneBy]
  heading(writer, texts.headings.terms)
  writer.text(inWords(part, offer, 'agreed'), 'lead')
  writer.space(6)
  rows(writer, [
    [texts.terms.sum, moved === 0n ? texts.nothing : money(numberFromCents(moved))],
    ...(moved === 0n || summary.kind === 'instalments'
      ? []
      : [[texts.terms.due, summary.kind === 'by date' ? day(summary.dueOn) : texts.noDay(sumDays.toPay)] as const]),
    ...(fee === 0n
      ? []
      : ([
          [texts.terms.fee, money(numberFromCents(fee))],
          [texts.terms.feeBorneBy, bearer],
        ] as const)),
  ])
  if (summary.kind === 'instalments') writeInstalments(writer, part, offer)
  if (offer.note === null) return
  writer.space(6)
  writer.keepTogether(45)
  writer.text(texts.terms.note, 'label')
  writer.text(offer.note, 'text', 'by its first letter')
}

function writeInstalments(writer: PageWriter, { texts, money, day }: Part, offer: OfferFacts): void {
  const columns = [{ width: 60 }, { width: 190 }, { width: 130, isAtEnd: true }]
  const head = (text: string): CellText => ({ text, style: 'columnHead' })
  const { number, due, sum, total } = texts.instalment
  writer.space(8)
  writer.keepTogether(60)
  writer.row([head(number), head(due), head(sum)], columns)
  writer.rule()
  writer.space(3)
  for (const [index, { dueOn, value }] of offer.paymentPlan.entries())
    writer.row([{ text: String(index + 1) }, { text: day(dueOn) }, { text: money(value) }], columns)
  writer.space(3)
  writer.rule()
  writer.space(2)
  writer.row([{ text: '' }, head(total), { text: money(offer.value), style: 'columnHead' }], columns)
}

const lineOf = (...parts: readonly string[]): string => parts.filter(part => part !== '').join(', ')

/** Consequences of the terms, from the data that the product itself uses. */
function writeRules(writer: PageWriter, part: Part): void {
  const { facts, texts, day } = part
  const offer = acceptedOffer(facts)
  const { moved, fee } = effectOfOffer(offerOf(offer))
  const winner = { Plaintiff: facts.plaintiff, Defendant: offer.defendants.map(isolated).join(', ') }
  const { resolved, fee: feeDue, due, account, silence } = texts.rules
  heading(writer, texts.headings.rules)
  for (const rule of [
    resolved(isolated(winner[offer.winningParty]), fee > 0n),
    ...(fee > 0n ? [feeDue(day(platformFeeDueOn(facts.accepted.at)))] : []),
    ...(moved > 0n
      ? [due(sumDays.toPay), account(sumDays.withAccount), silence(sumDays.ofSilence, sumDays.toContradict)]
      : []),
  ]) {
    writer.text(rule)
    writer.space(3)
  }
}

function writeParties(writer: PageWriter, { facts, language, texts }: Part): void {
  const { plaintiff, plaintiffIn, defendants } = facts
  const countries = new Intl.DisplayNames(locales[language], { type: 'region' })
  const countryOf = (country: Country | null) => (country === null ? [] : [countries.of(country) ?? country])
  heading(writer, texts.headings.parties)
  rows(writer, [
    [texts.parties.plaintiff, lineOf(isolated(plaintiff), plaintiffIn.city, ...countryOf(plaintiffIn.country))],
    ...defendants.map(({ name, company, country, taxId }) => {
      const who = company === null ? isolated(name) : texts.represents(isolated(name), isolated(company))
      return [
        texts.parties.defendant,
        lineOf(who, ...countryOf(country), taxId === null || taxId === '' ? '' : texts.taxId(isolated(taxId))),
      ] as const
    }),
  ])
  const bound = acceptedOffer(facts).defendants
  if (bound.length === defendants.filter(({ company }) => company === null).length) return
  writer.space(4)
  writer.text(texts.boundAlone(bound.map(isolated).join(', ')))
}

function writeClaim(writer: PageWriter, { facts: { claim, site }, language, texts, money, day, time }: Part): void {
  heading(writer, texts.headings.claim)
  rows(writer, [
    [texts.claim.number, claim.id],
    [texts.claim.type, serverTexts[language].claimType(claim.type)],
    [texts.claim.amount, money(claim.amount)],
    ...(claim.date === null ? [] : [[texts.claim.date, day(claim.date)] as const]),
    ...(claim.filedAt === null ? [] : [[texts.claim.filed, time(claim.filedAt)] as const]),
    [texts.claim.site, site],
  ])
}

const nameOf = ({ name, company }: Signatory, { texts }: Part): string => {
  const known = name === null ? texts.closedAccount : isolated(name)
  return company === null ? known : texts.actFor(known, isolated(company))
}

/** Number of offers that are listed, the last ones, and of characters of an earlier one's note. */
export const listedOffers = 10
export const notedCharacters = 140

const shortened = (note: string): string => {
  const characters = Array.from(new Intl.Segmenter('und').segment(note), ({ segment }) => segment)
  return characters.length <= notedCharacters ? note : `${characters.slice(0, notedCharacters).join('').trimEnd()} …`
}

function writeOffers(writer: PageWriter, part: Part): void {
  const { facts, texts, time } = part
  const columns = [{ width: 100 }, { width: 105 }, { width: 180 }, { width: textWidth - 375 }]
  const { time: on, by, says, became } = texts.offer
  const listed = facts.offers.slice(-listedOffers)
  heading(writer, texts.headings.offers)
  if (listed.length < facts.offers.length) writer.text(texts.earlierOffers(facts.offers.length - listed.length))
  writer.row(
    [on, by, says, became].map(text => ({ text, style: 'columnHead' })),
    columns,
  )
  for (const offer of listed) {
    writer.rule()
    writer.space(4)
    const stage = offer.status === 'ACCEPTED' ? 'agreed' : 'rejected'
    const words = inWords(part, offer, stage)
    writer.row(
      [
        { text: time(offer.at) },
        offer.isFromBids
          ? { text: texts.offer.bids }
          : { text: offer.by.name ?? texts.closedAccount, direction: 'by its first letter' },
        {
          text:
            offer.note === null || offer.status === 'ACCEPTED'
              ? words
              : `${words}\n${texts.noteOf(isolated(shortened(offer.note)))}`,
        },
        { text: texts.became[offer.status] },
      ],
      columns,
    )
    writer.space(4)
  }
}

function writeActs(writer: PageWriter, part: Part): void {
  const { facts, texts, time } = part
  const offer = acceptedOffer(facts)
  heading(writer, texts.headings.acts)
  const acts = [
    { say: offer.isFromBids ? texts.acts.bid : texts.acts.offered, by: offer.by, at: offer.at },
    { say: offer.isFromBids ? texts.acts.bid : texts.acts.accepted, ...facts.accepted },
  ]
  for (const { say, by, at } of acts) {
    writer.keepTogether(34)
    writer.text(say(nameOf(by, part), time(at)))
    if (by.account !== null) writer.text(texts.account(by.account), 'label')
    if (by.signature !== null) {
      writer.text(texts.signature(by.signature), 'label')
      writer.text(by.signature.text, 'text', 'by its first letter')
    }
    writer.space(4)
  }
}
