import { sumStatements } from '@redress/domain/claim/performance.ts'
import { z } from 'zod'
import { amount, choice, date, dateTime, givenDate, optionalIban, optionalName, optionalShortText } from './fields.ts'
import { fileIds } from './messages.ts'
import { form, view } from './named-schemas.ts'
import { validationTexts as texts } from './validation-texts.ts'

/** A sum that the defence of a resolved claim owes its plaintiff, with the statements of both about it. */
export const owedSum = view('OwedSum', {
  /** The last day on which it is paid in time. */
  dueOn: date,
  value: amount,
  /** When the debtor said that it is paid, and the day of the payment; `null`: not said. */
  saidPaidAt: dateTime.nullable(),
  paidOn: date.nullable(),
  /** Number of times it was said to be paid; from the second on evidence is required. */
  timesSaidPaid: z.number().int(),
  /** When seven days were over in which the plaintiff said nothing to that; they can contradict it for 30 days more. */
  uncontradictedAt: dateTime.nullable(),
  /** When the plaintiff said that they have it. */
  receivedAt: dateTime.nullable(),
  /** When it is overdue unless it is paid: after its day, and no earlier than seven days after an account was stated; `null`: none is. */
  overdueAt: dateTime.nullable(),
  /** Whether `overdueAt` has passed, while it was neither received nor said to be paid for the first time. */
  isOverdue: z.boolean(),
})

/** Account on which the plaintiff is paid, in their words; empty fields are not stated. */
const paymentDetails = view('PaymentDetails', {
  holder: z.string(),
  iban: z.string(),
  words: z.string(),
  /** Whether the account is in a country of SEPA, so that banking apps scan a code for a transfer in euros. */
  isSepa: z.boolean(),
  statedAt: dateTime,
  /** End of the undo period of the account change. Until then no code for banking apps is shown. */
  undoUntil: dateTime,
  /**
   * Previous accounts, the oldest first: last four characters of the IBAN, `''` without one, and until when it
   * stood.
   */
  earlier: z.array(z.object({ ending: z.string(), until: dateTime })),
  /**
   * Salt that proves later which account was named. The history holds the SHA-256 of `["Redress account 1", holder,
   * iban, words, salt]`.
   */
  salt: z.string(),
})

/** Payment of a resolved claim, for its parties. */
export const performance = view('Performance', {
  /** Sums in the order of their days. */
  sums: z.array(owedSum),
  /** The caller's part in the sums; `null`: another defendant owes them. */
  reader: choice(['creditor', 'debtor']).nullable(),
  /** Account to pay to, for creditor and debtor; `null`: not stated, or not for the caller. */
  payTo: paymentDetails.nullable(),
})
export type Performance = z.output<typeof performance>

/** Public state of an agreement; `null` if nothing is late and something is still to come. */
export const publicPerformance = z
  .discriminatedUnion('state', [
    /** All sums confirmed by the plaintiff. */
    z.object({ state: z.literal('kept') }),
    /** All sums said to be paid, and the plaintiff silent on at least one for seven days. */
    z.object({ state: z.literal('not contradicted') }),
    /** The first day on which it was late. */
    z.object({ state: z.literal('overdue'), since: date }),
  ])
  .meta({ id: 'PublicPerformance' })

export const sumStatement = form('SumStatement', {
  /** The position of the sum among the claim's, from 0 on. */
  position: z.number(texts.malformed).int(texts.malformed).min(0, texts.malformed),
  said: choice(sumStatements),
  /** Day of the payment said to be made; not in the future, today if absent. Only for "paid". */
  paidOn: givenDate.optional(),
  /**
   * Message to the others, only for "paid", such as a word on the receipt. Files need a text, and the second "paid"
   * of a sum needs a file.
   */
  text: optionalShortText.optional(),
  fileIds,
})

/** An IBAN, a word on how to pay, or both; with an IBAN the name of whose account it is. */
export const givenPaymentDetails = form('GivenPaymentDetails', {
  holder: optionalName,
  iban: optionalIban,
  words: optionalShortText,
})
