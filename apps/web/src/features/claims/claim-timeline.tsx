import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Document } from '@redress/contract/documents.ts'
import { opensFee } from '@redress/domain/claim/events.ts'
import type { OfferStage } from '@redress/domain/claim/offers.ts'
import { type HistoryItem, useHistory } from '../../entities/claim/claim-queries.ts'
import { useHistoryLabel } from '../../entities/claim/history-label.ts'
import { useMessages } from '../../entities/claim/message-queries.ts'
import { useOfferInWords } from '../../entities/claim/offer-in-words.ts'
import type { Elements } from '../../lib/elements.ts'
import { personName } from '../../lib/person-name.ts'
import { useClock, useFormats, useTexts } from '../../texts/texts.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Bone } from '../../ui/skeleton.tsx'
import { Timeline, type TimelineEntry } from '../../ui/timeline.tsx'
import { useKeptNews } from './kept-news.ts'
import { EarlierMessages, MessageHeading, MessageWords, MessageWriter } from './message-entry.tsx'
import { type Moment, momentsOf } from './timeline-entries.ts'

interface Props {
  claim: PartyClaim
  /** The files of a message. */
  filesOf: (files: readonly Document[]) => Elements
}

/** Timeline of a claim, newest first: the next date, the turn, past acts and messages. */
export function ClaimTimeline({ claim, filesOf }: Props) {
  const texts = useTexts('claims')
  const now = useClock()
  const history = useHistory(claim.id)
  const query = useMessages(claim.id)
  const messages = useKeptNews(claim.id, query)
  const entryOf = useEntries(claim, filesOf, <EarlierMessages query={query} />)
  return (
    <Loaded query={history} failure={texts.failures.history} skeleton={<Bone height="10rem" />}>
      {items => {
        const past = { history: items, messages, hasEarlierMessages: query.hasNextPage }
        return <Timeline entries={momentsOf(claim, past, now).map(entryOf)} />
      }}
    </Loaded>
  )
}

function useEntries(
  claim: PartyClaim,
  filesOf: Props['filesOf'],
  earlierMessages: Elements,
): (moment: Moment) => TimelineEntry {
  const texts = useTexts('claims')
  const past = usePastEntries(claim)
  return moment => {
    switch (moment.kind) {
      case 'past':
        return past(moment.item)
      case 'message':
        return {
          id: moment.message.id,
          what: <MessageHeading message={moment.message} />,
          who: <MessageWriter message={moment.message} />,
          when: moment.message.createdAt,
          detail: <MessageWords message={moment.message} files={filesOf(moment.message.files)} />,
        }
      case 'earlierMessages':
        return { id: moment.kind, what: earlierMessages }
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
