import type { Offer, OfferEffect, OfferStage } from '@redress/domain/claim/offers.ts'
import { type DueSum, type PlanSummary, summaryOfPlan } from '@redress/domain/claim/payment-plan.ts'
import { type Cents, centsFromNumber, numberFromCents } from '@redress/domain/money/money.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import type { Resolution } from './resolutions.ts'

export type TravellingOffer = Pick<Resolution, 'value' | 'winningParty' | 'costOwner'> & {
  readonly platformFee?: number
  /** Absent: paid at once. */
  readonly paymentPlan?: readonly Resolution['paymentPlan'][number][] | undefined
}

/** An offer as it travels, in cents. */
export const offerOf = ({ value, platformFee, winningParty, costOwner, paymentPlan = [] }: TravellingOffer): Offer => ({
  winningParty,
  costOwner,
  value: exact(value),
  ...(platformFee !== undefined && { platformFee: exact(platformFee) }),
  paymentPlan: paymentPlan.map(({ dueOn, value: part }) => ({ dueOn, value: exact(part) })),
})

function exact(value: number): Cents {
  const amount = centsFromNumber(value)
  if (amount === null) throw new RangeError(`${value} is no amount`)
  return amount
}

/** The words for an offer at one stage. `isMany` says whether the names before it are several. */
interface StageTexts {
  /** Sentence for the plaintiff. */
  readonly youReceive: (amount: string) => string
  readonly youReceiveNothing: string
  /** Sentence for the defendant. */
  readonly youPay: (plaintiff: string, amount: string) => string
  readonly youPayNothing: (plaintiff: string) => string
  /** Sentence for anybody else. */
  readonly theyPay: (defendants: string, isMany: boolean, plaintiff: string, amount: string) => string
  readonly theyPayNothing: (plaintiff: string) => string
  /** Continuation of a sentence above if the reader bears the fee. */
  readonly andYourFee: (fee: string) => string
  /** A separate sentence if somebody else bears the fee. */
  readonly theirFee: (bearer: string, isMany: boolean, fee: string) => string
}

export interface OfferTexts {
  /** An amount with the day on which it is paid, in place of the amount alone. */
  readonly byDate: (amount: string, date: string) => string
  readonly inInstalments: (amount: string, count: string, sums: string) => string
  /** Phrase for the instalments, by whether they are equal. */
  readonly sums: Readonly<
    Record<
      Extract<PlanSummary, { kind: 'instalments' }>['sums'],
      (first: string, firstOn: string, last: string, lastOn: string) => string
    >
  >
  readonly two: (first: string, second: string) => string
  readonly more: (first: string, count: string) => string
  readonly stages: Readonly<Record<OfferStage, StageTexts>>
}

export const offerTexts: OfferTexts = {
  byDate: (amount, date) => `${amount} by ${date}`,
  inInstalments: (amount, count, sums) => `${amount} in ${count} instalments (${sums})`,
  sums: {
    equal: (each, firstOn, _last, lastOn) => `${each} each, the first on ${firstOn}, the last on ${lastOn}`,
    'equal but the last': (others, firstOn, last, lastOn) =>
      `all of ${others} but the last of ${last}; the first on ${firstOn}, the last on ${lastOn}`,
    different: (first, firstOn, last, lastOn) =>
      `the first of ${first} on ${firstOn}, the last of ${last} on ${lastOn}`,
  },
  two: (first, second) => `${first} and ${second}`,
  more: (first, count) => `${first} and ${count} others`,
  stages: {
    open: {
      youReceive: amount => `You would receive ${amount}`,
      youReceiveNothing: 'You would receive nothing',
      youPay: (plaintiff, amount) => `You would pay ${plaintiff} ${amount}`,
      youPayNothing: plaintiff => `You would pay ${plaintiff} nothing`,
      theyPay: (defendants, _isMany, plaintiff, amount) => `${defendants} would pay ${plaintiff} ${amount}`,
      theyPayNothing: plaintiff => `${plaintiff} would receive nothing`,
      andYourFee: fee => `, and pay the fee of ${fee}.`,
      theirFee: (bearer, isMany, fee) => `${bearer} ${isMany ? 'pay' : 'pays'} the fee of ${fee}.`,
    },
    agreed: {
      youReceive: amount => `You are to receive ${amount}`,
      youReceiveNothing: 'You are to receive nothing',
      youPay: (plaintiff, amount) => `You are to pay ${plaintiff} ${amount}`,
      youPayNothing: plaintiff => `You are to pay ${plaintiff} nothing`,
      theyPay: (defendants, isMany, plaintiff, amount) =>
        `${defendants} ${isMany ? 'are' : 'is'} to pay ${plaintiff} ${amount}`,
      theyPayNothing: plaintiff => `${plaintiff} is to receive nothing`,
      andYourFee: fee => `, and to pay the fee of ${fee}.`,
      theirFee: (bearer, isMany, fee) => `${bearer} ${isMany ? 'are' : 'is'} to pay the fee of ${fee}.`,
    },
    settled: {
      youReceive: amount => `By this agreement you receive ${amount}`,
      youReceiveNothing: 'By this agreement you receive nothing',
      youPay: (plaintiff, amount) => `By this agreement you pay ${plaintiff} ${amount}`,
      youPayNothing: plaintiff => `By this agreement you pay ${plaintiff} nothing`,
      theyPay: (defendants, isMany, plaintiff, amount) =>
        `By this agreement ${defendants} ${isMany ? 'pay' : 'pays'} ${plaintiff} ${amount}`,
      theyPayNothing: plaintiff => `By this agreement ${plaintiff} receives nothing`,
      andYourFee: fee => `. The fee of ${fee} is paid.`,
      theirFee: (bearer, isMany, fee) =>
        `${bearer} ${isMany ? 'were' : 'was'} to pay the fee of ${fee}, which is paid.`,
    },
    rejected: {
      youReceive: amount => `You would have received ${amount}`,
      youReceiveNothing: 'You would have received nothing',
      youPay: (plaintiff, amount) => `You would have paid ${plaintiff} ${amount}`,
      youPayNothing: plaintiff => `You would have paid ${plaintiff} nothing`,
      theyPay: (defendants, _isMany, plaintiff, amount) => `${defendants} would have paid ${plaintiff} ${amount}`,
      theyPayNothing: plaintiff => `${plaintiff} would have received nothing`,
      andYourFee: fee => `, and paid the fee of ${fee}.`,
      theirFee: (bearer, _isMany, fee) => `${bearer} would have paid the fee of ${fee}.`,
    },
  },
}

/** Reader of an offer: a side that it concerns, or `null` for anybody else, such as a co-defendant. */
export type OfferReader = Party | null

export interface OfferNames {
  readonly plaintiff: string
  /** Names of the defendants for whom the offer speaks. */
  readonly defendants: readonly string[]
}

interface Wording {
  readonly texts: OfferTexts
  readonly stage: OfferStage
  readonly reader: OfferReader
  readonly names: OfferNames
  /** An amount with its currency, as the reader's language writes it. */
  readonly money: (value: number) => string
  /** A day, given as `YYYY-MM-DD`, as the reader's language writes it. */
  readonly day: (day: string) => string
}

/** Several names as one: all of two, the first of more. */
function namesInWords(names: readonly string[], { two, more }: Pick<OfferTexts, 'two' | 'more'>): string {
  const [first = '', second, ...others] = names
  if (second === undefined) return first
  return others.length === 0 ? two(first, second) : more(first, String(others.length + 1))
}

/** Amount that an offer moves, with the days unless it is paid at once. */
function movedInWords({ moved, plan }: OfferEffect, { texts, money, day }: Pick<Wording, 'texts' | 'money' | 'day'>) {
  const amount = money(numberFromCents(moved))
  const summary = summaryOfPlan(plan)
  if (summary.kind === 'at once') return amount
  if (summary.kind === 'by date') return texts.byDate(amount, day(summary.dueOn))
  const { count, sums, first, last } = summary
  const sumOf = ({ value }: DueSum) => money(numberFromCents(value))
  const inWords = texts.sums[sums](sumOf(first), day(first.dueOn), sumOf(last), day(last.dueOn))
  return texts.inInstalments(amount, String(count), inWords)
}

/** One or two sentences about what an offer does to its reader. */
export function offerInWords(effect: OfferEffect, wording: Wording): string {
  const { texts, stage, reader, names, money } = wording
  const words = texts.stages[stage]
  const defendants = namesInWords(names.defendants, texts)
  const areMany = names.defendants.length > 1
  const { plaintiff } = names
  const isNothing = effect.moved === 0n
  const amount = movedInWords(effect, wording)
  const paid = {
    Plaintiff: () => (isNothing ? words.youReceiveNothing : words.youReceive(amount)),
    Defendant: () => (isNothing ? words.youPayNothing(plaintiff) : words.youPay(plaintiff, amount)),
    other: () => (isNothing ? words.theyPayNothing(plaintiff) : words.theyPay(defendants, areMany, plaintiff, amount)),
  }[reader ?? 'other']()
  if (effect.fee === 0n) return `${paid}.`
  const fee = money(numberFromCents(effect.fee))
  if (effect.feeBorneBy === reader) return `${paid}${words.andYourFee(fee)}`
  const theirFee = {
    Plaintiff: () => words.theirFee(plaintiff, false, fee),
    Defendant: () => words.theirFee(defendants, areMany, fee),
  }[effect.feeBorneBy]()
  return `${paid}. ${theirFee}`
}
