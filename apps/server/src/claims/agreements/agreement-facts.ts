import type { Resolution, WalletSignature } from '@redress/contract/resolutions.ts'
import type { ResolutionStatus } from '@redress/domain/claim/resolutions.ts'
import type { ClaimType } from '@redress/domain/claim/vocabulary.ts'
import { numberFromCents } from '@redress/domain/money/money.ts'
import type { Country } from '@redress/domain/people/countries.ts'
import { otherParty } from '@redress/domain/people/parties.ts'
import { textToSign } from '@redress/domain/proof/terms-to-sign.ts'
import { sql } from 'kysely'
import { fullName, type Person, peopleWhose } from '../../accounts/people/people.ts'
import type { Connection } from '../../platform/database/database.ts'
import { readTogether } from '../../platform/database/read-together.ts'
import { claimsWhose } from '../repositories/claim-repository.ts'
import { boundBy, defenceOf } from '../repositories/defence.ts'
import {
  type DefendantRecord,
  defendantName,
  defendantRows,
  namesOfDefendants,
} from '../repositories/defendant-repository.ts'
import { type ResolutionRecord, resolutionsByClaim, termsToSign } from '../repositories/resolution-repository.ts'

/** A person who acted; their name as they gave it, `null` if it is erased. */
export interface Signatory {
  readonly name: string | null
  readonly account: string | null
  /** The company for which they acted; `null`: for themselves. */
  readonly company: string | null
  /** Wallet signature over a text of the terms, if they signed. */
  readonly signature: (WalletSignature & { readonly text: string }) | null
}

/** An offer on the way to an agreement. */
export interface OfferFacts
  extends Pick<Resolution, 'value' | 'winningParty' | 'costOwner' | 'platformFee' | 'paymentPlan'> {
  readonly note: string | null
  /** Whether it is what sealed bids came to. */
  readonly isFromBids: boolean
  readonly status: ResolutionStatus
  readonly by: Signatory
  readonly at: Date
  /** Names of the defendants for whom the offer speaks. */
  readonly defendants: readonly string[]
}

/** Everything that an agreement says. The same facts make the same document, byte for byte. */
export interface AgreementFacts {
  readonly site: string
  /** Address that receives the fee whose memo anchors the document. */
  readonly recipient: string
  readonly claim: {
    readonly id: string
    readonly type: ClaimType | null
    readonly currency: string
    readonly amount: number
    readonly date: string | null
    readonly filedAt: Date | null
  }
  readonly plaintiff: string
  /** City and country of the plaintiff, as far as they are known. */
  readonly plaintiffIn: { readonly city: string; readonly country: Country | null }
  readonly defendants: readonly {
    readonly name: string
    /** The company that the person represents. */
    readonly company: string | null
    readonly country: Country | null
    readonly taxId: string | null
  }[]
  /** The accepted one is the last. */
  readonly offers: readonly OfferFacts[]
  readonly accepted: { readonly by: Signatory; readonly at: Date }
}

interface Known {
  readonly people: ReadonlyMap<string, Person>
  readonly defendants: readonly DefendantRecord[]
  readonly currency: string
}

/** Party that made or accepted an offer, as the document names it. */
function actorIn(
  { people, defendants, currency }: Known,
  offer: ResolutionRecord,
  act: 'offered' | 'accepted',
): Signatory {
  const { party, userId, signature } =
    act === 'offered'
      ? { party: offer.proposed_by, userId: offer.proposed_by_user, signature: offer.proposer_signature }
      : { party: otherParty[offer.proposed_by], userId: offer.decided_by_user, signature: offer.decider_signature }
  const person = userId === null ? undefined : people.get(userId)
  const defendant =
    party === 'Defendant' ? defendants.find(({ user_id }) => user_id !== null && user_id === userId) : undefined
  const bound = defendant && boundBy(defendant, defendants)
  return {
    name: (person && fullName(person)) || null,
    account: userId,
    company: bound?.type === 'Company' ? defendantName(bound) : null,
    signature: signature && { ...signature, text: textToSign(termsToSign(offer, currency, party)) },
  }
}

function offerFacts(known: Known, offer: ResolutionRecord): OfferFacts {
  const defence = defenceOf(offer, known.defendants)
  return {
    value: numberFromCents(offer.value_cents),
    winningParty: offer.winning_party,
    costOwner: offer.cost_owner,
    platformFee: numberFromCents(offer.platform_fee_cents),
    paymentPlan: offer.payment_plan,
    note: offer.note,
    isFromBids: offer.is_from_bids,
    status: offer.status,
    by: actorIn(known, offer, 'offered'),
    at: offer.created_at,
    defendants: defence ? [defence.name] : namesOfDefendants(known.defendants),
  }
}

/** Facts of the agreement; `null` if the offer is gone or was not accepted. */
export async function agreementFacts(
  connection: Connection,
  {
    resolutionId,
    ...installation
  }: { readonly resolutionId: string; readonly site: string; readonly recipient: string },
): Promise<AgreementFacts | null> {
  const claimOfOffer = sql`= (select claim_id from resolutions where id = ${resolutionId})`
  const found = await readTogether(connection, {
    claims: claimsWhose(claimOfOffer),
    defendants: defendantRows(claimOfOffer),
    resolutions: resolutionsByClaim(claimOfOffer),
    people: peopleWhose(sql`in (
      select plaintiff_id from claims where id ${claimOfOffer}
      union all select proposed_by_user from resolutions where claim_id ${claimOfOffer}
      union all select decided_by_user from resolutions where claim_id ${claimOfOffer})`),
  })
  const {
    people,
    defendants,
    claims: [claim],
  } = found
  if (!claim) return null
  const all = found.resolutions.get(claim.id) ?? []
  const offers = all.slice(0, all.findIndex(({ id }) => id === resolutionId) + 1)
  const offer = offers.at(-1)
  // A concession needs no acceptance, so it is no agreement.
  if (!offer?.accepted_at || offer.expires_at === null) return null
  const plaintiff = people.get(claim.plaintiff_id)
  const known = { people, defendants, currency: claim.currency }
  return {
    ...installation,
    claim: {
      id: claim.id,
      type: claim.type,
      currency: claim.currency,
      amount: numberFromCents(claim.value_cents ?? offer.value_cents),
      date: claim.date_of_claim,
      filedAt: claim.submitted_at,
    },
    plaintiff: (plaintiff && fullName(plaintiff)) || '',
    plaintiffIn: { city: plaintiff?.city ?? '', country: plaintiff?.country ?? null },
    defendants: defendants.map(each => ({
      name: defendantName(each),
      company: each.company_id === null ? null : defendantName(boundBy(each, defendants)),
      country: each.country,
      taxId: each.tax_id,
    })),
    offers: [
      ...offers.slice(0, -1).map(each => offerFacts(known, each)),
      // The offer may have lapsed since. The document shows it as it was accepted.
      offerFacts(known, { ...offer, status: 'ACCEPTED' }),
    ],
    accepted: { by: actorIn(known, offer, 'accepted'), at: offer.accepted_at },
  }
}
