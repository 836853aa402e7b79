import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { opensFee } from '@redress/domain/claim/events.ts'
import type { OfferStage } from '@redress/domain/claim/offers.ts'
import { type HistoryItem, useHistory } from '../../entities/claim/claim-queries.ts'
import { useHistoryLabel } from '../../entities/claim/history-label.ts'
import { useOfferInWords } from '../../entities/claim/offer-in-words.ts'
import { personName } from '../../lib/person-name.ts'
import { useClock, useFormats, useTexts } from '../../texts/texts.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Bone } from '../../ui/skeleton.tsx'
import { FoldedTimeline, type TimelineEntry } from '../../ui/timeline.tsx'
import { type Moment, momentsOf } from './timeline-entries.ts'

/** How many past acts are seen at once. */
const actsShown = 2

/** Timeline of a claim, newest first: the next date, the turn, the last acts, and the earlier ones in a fold. */
export function ClaimTimeline({ claim }: { claim: PartyClaim }) {
  const texts = useTexts('claims')
  const formats = useFormats()
  const now = useClock()
  const history = useHistory(claim.id)
  const entryOf = useEntries(claim)
  return (
    <Loaded query={history} failure={texts.failures.history} skeleton={<Bone height="10rem" />}>
      {items => {
        const moments = momentsOf(claim, items, now)
        const ahead = moments.length - items.length
        const folded = items.length - actsShown
        return (
          <FoldedTimeline
            // One act takes no more room than the fold.
            shown={folded > 1 ? ahead + actsShown : moments.length}
            title={texts.timeline.earlier(formats.count(folded))}
            entries={moments.map(entryOf)}
          />
        )
      }}
    </Loaded>
  )
}

function useEntries(claim: PartyClaim): (moment: Moment) => TimelineEntry {
  const texts = useTexts('claims')
  const past = usePastEntries(claim)
  return moment => {
    switch (moment.kind) {
      case 'past':
        return past(moment.item)
      case 'turn':
        return { id: 'turn', what: texts.turn[moment.turn], state: 'current' }
      default:
        return { id: moment.kind, what: texts.timeline[moment.kind], when: moment.at, state: 'future' }
    }
  }
}

/** Stage of an offer after each of its acts. */
const stageOf: Partial<Record<HistoryItem['type'], OfferStage>> = {
  RESOLUTION_PROPOSED: 'open',
  RESOLUTION_ACCEPTED: 'agreed',
  RESOLUTION_REJECTED: 'rejected',
  RESOLUTION_COUNTERED: 'open',
  RESOLUTION_WITHDRAWN: 'rejected',
  RESOLUTION_EXPIRED: 'rejected',
  BIDS_MET: 'agreed',
  RESOLUTION_FEE_OVERDUE: 'agreed',
  AGREEMENT_ENDED: 'rejected',
  CLAIM_RESOLVED: 'settled',
}

function usePastEntries(claim: PartyClaim): (item: HistoryItem) => TimelineEntry {
  const texts = useTexts('claims')
  const labelOf = useHistoryLabel()
  const formats = useFormats()
  const offerInWords = useOfferInWords()
  const money = (value: number) => formats.money(value, claim.currency)
  /** Detail of a row: the offer as it stood then, the amended amounts, or the fee. */
  const detailOf = ({ type, fee, value, previousValue, resolutionId }: HistoryItem): string | null => {
    const offer = claim.resolutions.find(({ id }) => id === resolutionId)
    const stage = stageOf[type]
    if (type.startsWith('SUM_') && value !== null) return money(value)
    if (offer && stage) return offerInWords(claim, offer, claim.role, stage)
    if (previousValue !== null && value !== null) return texts.timeline.from(money(previousValue), money(value))
    return fee ? texts.timeline[opensFee(type) ? 'feeToPay' : 'feePaid'](money(fee)) : null
  }
  return item => {
    const person = item.triggeredBy ? personName(item.triggeredBy) : null
    const party = item.partyTriggeredBy ? texts.party[item.partyTriggeredBy] : texts.timeline.redress
    const who = [person, item.isOwnAct ? `${party} (${texts.timeline.you})` : party].filter(Boolean).join(', ')
    return { id: item.id, what: labelOf(item), who, when: item.createdAt, detail: detailOf(item) }
  }
}
