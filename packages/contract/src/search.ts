import { defendantTypes } from '@redress/domain/people/contact-rules.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { z } from 'zod'
import { claimStatus, claimType, ending } from './choices.ts'
import { endpoint } from './endpoint.ts'
import { amount, country, currency, date, id, optionalName, specifiedValue } from './fields.ts'
import { view } from './named-schemas.ts'

export const foundClaim = view('FoundClaim', {
  id,
  type: claimType,
  dateOfClaim: date,
  value: specifiedValue,
  /** The sum that the plaintiff asks for. */
  asked: amount,
  currency,
  jurisdiction: z.string(),
  currentStatus: claimStatus,
  isDisregarded: z.boolean(),
  /** Whether a letter reached any of the defendants. */
  isReached: z.boolean(),
  ending: ending.nullable(),
  /** When it was paid, as a defendant says; `null`: none says so. */
  paymentClaimedOn: date.nullable(),
  /** Whether a defendant has published a reply. */
  hasReply: z.boolean(),
  /** Whether an answer came from an unproven address that the plaintiff stated. */
  isUnproven: z.boolean(),
  plaintiffName: z.string(),
  /** Companies and people that the claim asks. */
  defendantNames: z.array(z.string()),
  /** Representatives of these companies. */
  representativeNames: z.array(z.string()),
})

/** Lower case in search data (specification section 3). */
export const foundDefendantType = z
  .enum(defendantTypes.map(type => type.toLowerCase() as Lowercase<typeof type>))
  .meta({ id: 'FoundDefendantType' })

const count = z.number().int()

/** Figures over the public claims that name a company or a person. */
export const recordFigures = view('RecordFigures', {
  claims: count,
  /** Claims that it has answered: disputed, offered to settle, conceded, or replied to in public. */
  answered: count,
  /** Claims that it has not answered and of which no letter reached it. Their silence is not counted. */
  unreached: count,
  /** Claims that it has settled, by its own offer or acceptance. */
  settled: count,
  /** Median of days from filing to answer; `null` if it has answered none. */
  medianDaysToAnswer: count.nullable(),
  /** Claims that it has settled for money: paid, said to be paid and not contradicted, or overdue. */
  agreements: count,
  /** Agreements kept, by the plaintiff's word. */
  agreementsKept: count,
  /** Agreements with all sums said to be paid, of which the plaintiff was silent on at least one. */
  agreementsNotContradicted: count,
  /** Claims answered only from an address that the plaintiff stated; the other figures leave them out. */
  unproven: count,
})

/** A company or a person in public claims, listed once, however many claims name it. */
export const foundDefendant = view('FoundDefendant', {
  id,
  type: foundDefendantType,
  name: z.string(),
  country: country.nullable(),
  companyName: z.string().nullable(),
  companyPosition: z.string().nullable(),
  figures: recordFigures,
})

const total = count.max(limits.searchResults + 1)

export const search = endpoint({
  method: 'GET',
  path: '/v1/search',
  summary:
    'Public claims and their defendants: at most 20 of each kind, a cursor where there are more, and totals to 1,000; a total of 1,001 stands for more. Where nothing is found, the name that is spelt most like the term',
  permission: 'read public pages',
  query: z.strictObject({ term: optionalName, cursor: optionalName.optional() }),
  output: z.object({
    claims: z.array(foundClaim),
    defendants: z.array(foundDefendant),
    /** Exact to 1,000; 1,001 says that there are more. */
    totals: z.object({ claims: total, companies: total, people: total }),
    cursor: z.string().nullable(),
    /** A similarly spelt name on the record, if nothing is found. */
    suggestion: z.string().optional(),
  }),
  errors: [],
})
