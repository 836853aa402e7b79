import type { ClaimStatus, Ending } from '../claim/lifecycle.ts'
import type { OwedSum } from '../claim/performance.ts'
import { isResolved, isSettled, waitsForPublication } from '../claim/questions.ts'
import { type Cents, type Currency, cents } from '../money/money.ts'
import { type ClaimEnds, type LetterFigures, letterFigures, type SentLetter } from './letter-figures.ts'

/** Facts of a filed claim that the monthly figures use. */
export interface FiledClaim {
  readonly filedAt: Date
  readonly status: ClaimStatus
  readonly ending: Ending | null
  readonly isResolvedBeforePublication: boolean
  readonly owedSums: readonly OwedSum[]
}

export interface PaidFee {
  readonly paidAt: Date
  readonly currency: Currency
  readonly fee: Cents
}

/** States in which the figures count filed claims. */
const standings = ['in the notice period', 'public', 'negotiated', 'withdrawn', 'settled'] as const
type Standing = (typeof standings)[number]

function standingOf({ status, ending }: FiledClaim): Standing {
  if (isResolved(status)) return isSettled({ status, ending }) ? 'settled' : 'withdrawn'
  if (waitsForPublication(status)) return 'in the notice period'
  return status === 'PUBLISHED' ? 'public' : 'negotiated'
}

export const claimEnds = (claims: readonly FiledClaim[]): ClaimEnds => ({
  filed: claims.length,
  settled: claims.filter(isSettled).length,
  settledBeforePublication: claims.filter(claim => isSettled(claim) && claim.isResolvedBeforePublication).length,
})

/** Agreements by which money is owed. */
export const agreementsOf = (claims: readonly FiledClaim[]): (readonly OwedSum[])[] =>
  claims.map(({ owedSums }) => owedSums).filter(({ length }) => length > 0)

interface MonthOfFigures extends Pick<LetterFigures, 'letters' | 'claims' | 'agreements'> {
  /** Month as `YYYY-MM`, in UTC. */
  readonly month: string
  readonly standings: Readonly<Record<Standing, number>>
  /** `null` where no letter was answered. */
  readonly medianDaysToAnswer: number | null
  readonly fees: readonly Omit<PaidFee, 'paidAt'>[]
}

const day = 24 * 60 * 60 * 1000
const monthOf = (time: Date): string => time.toISOString().slice(0, 7)

function monthsBetween(first: string, last: string): string[] {
  const months: string[] = []
  for (let time = new Date(first); monthOf(time) <= last; ) {
    months.push(monthOf(time))
    time = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1))
  }
  return months
}

function medianDays(letters: readonly SentLetter[]): number | null {
  const days = letters
    .flatMap(({ writtenAt, answer }) => (answer ? [(answer.at.getTime() - writtenAt.getTime()) / day] : []))
    .toSorted((one, other) => one - other)
  const [low, high] = [days[Math.floor((days.length - 1) / 2)], days[Math.floor(days.length / 2)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

/**
 * The figures by months, from the first of which there are any to the present one. A claim, its letters and its agreement
 * belong to the month in which it was filed, a fee to the one in which it was paid: so the months add up to the figures.
 */
export function monthlyFigures(
  given: {
    readonly letters: readonly SentLetter[]
    readonly claims: readonly FiledClaim[]
    readonly fees: readonly PaidFee[]
  },
  now: Date,
): MonthOfFigures[] {
  const letters = Map.groupBy(given.letters, ({ writtenAt }) => monthOf(writtenAt))
  const claims = Map.groupBy(given.claims, ({ filedAt }) => monthOf(filedAt))
  const fees = Map.groupBy(given.fees, ({ paidAt }) => monthOf(paidAt))
  const [first = monthOf(now)] = [...letters.keys(), ...claims.keys(), ...fees.keys()].sort()
  return monthsBetween(first, monthOf(now)).map(month => {
    const [ofLetters, ofClaims] = [letters.get(month) ?? [], claims.get(month) ?? []]
    const figures = letterFigures(ofLetters, claimEnds(ofClaims), agreementsOf(ofClaims))
    const standing = Map.groupBy(ofClaims, standingOf)
    const byCurrency = Map.groupBy(fees.get(month) ?? [], ({ currency }) => currency)
    return {
      month,
      letters: figures.letters,
      claims: figures.claims,
      agreements: figures.agreements,
      standings: Object.fromEntries(standings.map(each => [each, standing.get(each)?.length ?? 0])) as Record<
        Standing,
        number
      >,
      medianDaysToAnswer: medianDays(ofLetters),
      fees: [...byCurrency]
        .map(([currency, paid]) => ({ currency, fee: cents(paid.reduce((sum, { fee }) => sum + fee, 0n)) }))
        .sort((one, other) => one.currency.localeCompare(other.currency)),
    }
  })
}
