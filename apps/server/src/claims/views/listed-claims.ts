import { type ListedClaim, shownStatusOf } from '@redress/domain/claim/claim-lists.ts'
import { nextSumFor } from '@redress/domain/claim/performance.ts'
import { isDisregarded } from '@redress/domain/claim/publication.ts'
import { numberFromCents } from '@redress/domain/money/money.ts'
import { languages } from '@redress/domain/people/languages.ts'
import { contractTexts } from '@redress/texts/contract-texts.ts'
import { fullName, peopleGone, peopleWhose } from '../../accounts/people/people.ts'
import type { Connection } from '../../platform/database/database.ts'
import { readTogether } from '../../platform/database/read-together.ts'
import {
  inListed,
  inListedUndecided,
  listedClaims,
  listedFacts,
  namedInListed,
  plaintiffsOfUndecided,
  responseFacts,
} from '../repositories/claim-repository.ts'
import { isOfferOfOtherSeat } from '../repositories/defence.ts'
import {
  defendantNamesByClaim,
  isAnyReached,
  namesOfDefendants,
  seatsByClaim,
} from '../repositories/defendant-repository.ts'
import { lastOfferByClaim } from '../repositories/resolution-repository.ts'
import { partyIn } from './claim-access.ts'
import { isOtherSideGone } from './other-side.ts'
import { presentBidding } from './present-bidding.ts'
import { presentUnreached } from './takeover-presenter.ts'

/** All claims by and against a user, the newest first, with what they are chosen and ordered by, and nothing else of them. */
export async function listedClaimsOf(
  connection: Connection,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<ListedClaim[]> {
  const { claims, offers, seats, gonePlaintiffs } = await readTogether(
    connection,
    {
      claims: listedFacts,
      offers: lastOfferByClaim(inListedUndecided),
      seats: seatsByClaim(inListedUndecided),
      gonePlaintiffs: peopleGone(plaintiffsOfUndecided),
    },
    listedClaims(userId),
  )
  const goneDefendants = [...seats.values()].flat().flatMap(({ user_id, is_gone }) => (is_gone && user_id) || [])
  const people = new Map([...gonePlaintiffs, ...goneDefendants.map(userId => [userId, { isGone: true }] as const)])
  return claims.map(claim => {
    const party = partyIn(claim, userId)
    const [offer, defendants = []] = [offers.get(claim.id), seats.get(claim.id)]
    return {
      id: claim.id,
      party,
      status: claim.status,
      isDisregarded: isDisregarded(responseFacts(claim), now),
      isReached: isAnyReached(defendants),
      isRestricted: claim.restricted_at !== null,
      ending: claim.ending,
      isPaymentClaimOpen: claim.is_payment_claim_open,
      nextSum: nextSumFor(party, claim.owed_sums),
      bidding: presentBidding(claim, defendants, { party, userId }),
      unreached: presentUnreached(defendants, party),
      isOtherSideGone: isOtherSideGone({ claim, defendants, people }, party),
      resolutions: offer
        ? [
            {
              costOwner: offer.cost_owner,
              isFeeOverdue: offer.is_fee_overdue,
              resolutionStatus: offer.status,
              createdAt: offer.created_at.toISOString(),
              decidedAt: offer.decided_at?.toISOString() ?? null,
              expiresAt: offer.expires_at?.toISOString() ?? null,
              defence: { isYou: !isOfferOfOtherSeat(offer, defendants, { party, userId }) },
            },
          ]
        : [],
      dateOfClaim: claim.date_of_claim,
      asked: claim.value_cents === null ? null : numberFromCents(claim.value_cents),
      createdAt: claim.created_at.toISOString(),
      noticePeriodEndsAt: claim.notice_period_ends_at?.toISOString() ?? null,
    }
  })
}

/** Text in all languages, because users search in their own. */
const inAllLanguages = (text: (texts: (typeof contractTexts)['en']) => string): string[] =>
  languages.map(language => text(contractTexts[language]))

/** Texts of a listed claim that the search looks through: type, status, names of the other side, currency. */
export async function textsOfListed(
  connection: Connection,
  userId: string,
): Promise<(claim: ListedClaim) => readonly string[]> {
  const { claims, people, defendants } = await readTogether(
    connection,
    { claims: listedFacts, people: peopleWhose(namedInListed), defendants: defendantNamesByClaim(inListed) },
    listedClaims(userId),
  )
  const facts = new Map(claims.map(claim => [claim.id, claim]))
  return listed => {
    const claim = facts.get(listed.id)
    if (!claim) return []
    const { type, currency } = claim
    const plaintiff = people.get(claim.plaintiff_id)
    const others = {
      Plaintiff: () => namesOfDefendants(defendants.get(listed.id) ?? []),
      Defendant: () => (plaintiff ? [fullName(plaintiff)] : []),
    }[listed.party]()
    return [
      ...(type === null ? [] : inAllLanguages(texts => texts.claimTypes[type])),
      ...inAllLanguages(texts => texts.claimStatuses[shownStatusOf(listed)]),
      ...others,
      currency,
    ]
  }
}
