import { asSpecifiedValue } from '@redress/contract/fields.ts'
import type { foundClaim, foundDefendant, recordFigures } from '@redress/contract/search.ts'
import { isDisregarded } from '@redress/domain/claim/publication.ts'
import { numberFromCents } from '@redress/domain/money/money.ts'
import type { DefendantType } from '@redress/domain/people/contact-rules.ts'
import type { SeatFacts } from '@redress/domain/record/defendant-outcomes.ts'
import type { z } from 'zod'
import { fullName } from '../../accounts/people/people.ts'
import { responseFacts } from '../repositories/claim-repository.ts'
import {
  defendantName,
  isAnyReached,
  type NamedDefendant,
  namesOfDefendants,
} from '../repositories/defendant-repository.ts'
import type { RecordFigures } from './record-repository.ts'
import type { MatchedClaim, ShownRecord } from './search-repository.ts'

type FactsBySeat = ReadonlyMap<string, SeatFacts>

/** Whether something that was answered from one of the seats is unproven. */
export const isAnyUnproven = (seats: readonly { readonly id: string }[], facts: FactsBySeat): boolean =>
  seats.some(({ id }) => facts.get(id)?.isUnproven === true)

export function presentFoundClaim(
  claim: MatchedClaim,
  defendants: readonly NamedDefendant[],
  { seatFacts, now }: { readonly seatFacts: FactsBySeat; readonly now: Date },
): z.output<typeof foundClaim> {
  if (claim.type === null || claim.date_of_claim === null || claim.value_cents === null) {
    throw new Error('A public claim is complete')
  }
  const asked = numberFromCents(claim.value_cents)
  return {
    id: claim.id,
    type: claim.type,
    dateOfClaim: claim.date_of_claim,
    value: asSpecifiedValue(asked),
    asked,
    currency: claim.currency,
    jurisdiction: claim.jurisdiction,
    currentStatus: claim.status,
    isDisregarded: isDisregarded(responseFacts(claim), now),
    isReached: isAnyReached(defendants),
    ending: claim.ending,
    paymentClaimedOn: claim.payment_claimed_on,
    hasReply: claim.first_reply_at !== null,
    isUnproven: isAnyUnproven(defendants, seatFacts),
    plaintiffName: fullName({ firstName: claim.first_name, lastName: claim.last_name }),
    defendantNames: namesOfDefendants(defendants),
    representativeNames: defendants.filter(each => each.company_id !== null).map(defendantName),
  }
}

/** As search data names them. */
export const wireTypes = { Company: 'company', Individual: 'individual' } as const satisfies Record<
  DefendantType,
  string
>

const noFigures: RecordFigures = {
  claims: 0,
  answered: 0,
  unreached: 0,
  settled: 0,
  medianDaysToAnswer: null,
  agreements: 0,
  agreementsKept: 0,
  agreementsNotContradicted: 0,
  unproven: 0,
}

export const presentFigures = (figures: RecordFigures = noFigures): z.output<typeof recordFigures> => ({
  claims: figures.claims,
  answered: figures.answered,
  unreached: figures.unreached,
  settled: figures.settled,
  medianDaysToAnswer: figures.medianDaysToAnswer,
  agreements: figures.agreements,
  agreementsKept: figures.agreementsKept,
  agreementsNotContradicted: figures.agreementsNotContradicted,
  unproven: figures.unproven,
})

export const presentFoundDefendant = (
  defendant: ShownRecord,
  figures: RecordFigures | undefined,
): z.output<typeof foundDefendant> => ({
  id: defendant.id,
  type: wireTypes[defendant.type],
  name: defendantName(defendant),
  country: defendant.country,
  companyName: defendant.company_name,
  companyPosition: defendant.company_position,
  figures: presentFigures(figures),
})
