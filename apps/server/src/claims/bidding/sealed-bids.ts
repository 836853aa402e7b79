import type { Bidding, BothBids } from '@redress/domain/claim/bidding.ts'
import { type Cents, cents, largestAmount } from '@redress/domain/money/money.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import type { Context } from '../../adapters/context.ts'
import { seal, unseal } from '../../platform/secrets.ts'

interface BidKey {
  readonly claimId: string
  readonly party: Party
  readonly round: number
}

const purpose = 'sealed bid'
/** A bid that is put elsewhere cannot be opened there. */
const ownerOf = ({ claimId, party, round }: BidKey): string => JSON.stringify([claimId, party, round])

/** As many digits as the largest amount has, so that the length says nothing. */
const digits = String(BigInt(largestAmount) * 100n).length

export const sealBid = ({ secretKey }: Pick<Context, 'secretKey'>, key: BidKey, bid: Cents): string =>
  seal(secretKey, purpose, ownerOf(key), String(bid).padStart(digits, '0'))

type Opened = Pick<Context, 'secretKey' | 'log'>

/** Decrypts a side's bid of the current round; `null` if there is none, or it was encrypted under another key. */
export function openBid(
  { secretKey, log }: Opened,
  claimId: string,
  { bidding, party }: { readonly bidding: Bidding; readonly party: Party },
): Cents | null {
  const sealed = bidding.sealed[party]
  if (sealed === null) return null
  const opened = unseal(secretKey, purpose, ownerOf({ claimId, party, round: bidding.round }), sealed)
  if (opened === null) log.error({ claimId }, 'a bid was sealed with another SECRET_KEY')
  return opened === null ? null : cents(BigInt(opened))
}

/** Decrypts both bids of the current round; `null` if one is missing or cannot be decrypted. */
export function openBoth(context: Opened, claimId: string, bidding: Bidding): BothBids | null {
  const [least, most] = (['Plaintiff', 'Defendant'] as const).map(party =>
    openBid(context, claimId, { bidding, party }),
  )
  return least === undefined || least === null || most === undefined || most === null ? null : { least, most }
}
