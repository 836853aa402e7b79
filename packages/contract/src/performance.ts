import { sumStatements } from '@redress/domain/claim/performance.ts'
import { z } from 'zod'
import { amount, choice, date, dateTime, givenDate, optionalName, optionalShortText } from './fields.ts'
import { fileIds } from './messages.ts'
import { form, view } from './named-schemas.ts'
import { validationTexts as texts } from './validation-texts.ts'

/** A sum that the defence of a resolved claim owes its plaintiff, and what both have said of it. */
export const owedSum = view('OwedSum', {
  /** The last day on which it is paid in time. */
  dueOn: date,
  value: amount,
  /** When whoever owes it said that it is paid, and on which day it was; `null`: that is not said. */
  saidPaidAt: dateTime.nullable(),
  paidOn: date.nullable(),
  receivedAt: dateTime.nullable(),
  /** Whether it counts as received because the plaintiff said nothing for seven days. */
  isReceivedBySilence: z.boolean(),
  /** Whether its day was over, and it neither received nor said to be paid. */
  isOverdue: z.boolean(),
})

/** Where the plaintiff is paid, as they state it; empty where they do not say that. */
const paymentDetails = view('PaymentDetails', {
  holder: z.string(),
  iban: z.string(),
  words: z.string(),
  /** Whether the account is in a country of SEPA, so that banking apps scan a code for a transfer in euros. */
  isSepa: z.boolean(),
})

/** How a resolved claim is paid, for its parties. */
export const performance = view('Performance', {
  /** In the order of their days. */
  sums: z.array(owedSum),
  /** What the caller is to them; `null`: another defendant owes them. */
  reader: choice(['creditor', 'debtor']).nullable(),
  /** For creditor and debtor; `null`: not stated, or not for the caller. */
  payTo: paymentDetails.nullable(),
})
export type Performance = z.output<typeof performance>

/** How an agreement is kept, as everybody may read it; `null` where nothing of it is late, and something still to come. */
export const publicPerformance = z
  .discriminatedUnion('state', [
    z.object({ state: z.literal('kept') }),
    /** The first day on which it was late. */
    z.object({ state: z.literal('overdue'), since: date }),
  ])
  .meta({ id: 'PublicPerformance' })

export const sumStatement = form('SumStatement', {
  /** The position of the sum among the claim's, from 0 on. */
  position: z.number(texts.malformed).int(texts.malformed).min(0, texts.malformed),
  said: choice(sumStatements),
  /** Of "paid": the day on which it was paid, not in the future; today where absent. */
  paidOn: givenDate.optional(),
  /** With "paid", what goes to the others as a message, such as a receipt: files need a word with them. */
  text: optionalShortText.optional(),
  fileIds,
})

/** An IBAN, a word on how to pay, or both; with an IBAN the name of whose account it is. */
export const givenPaymentDetails = form('GivenPaymentDetails', {
  holder: optionalName,
  iban: optionalName,
  words: optionalShortText,
})
