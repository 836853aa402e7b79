import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { useHistory } from '../../entities/claim/claim-queries.ts'
import { useHistoryLabel } from '../../entities/claim/history-label.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Bone } from '../../ui/skeleton.tsx'
import { Timeline, type TimelineEntry } from '../../ui/timeline.tsx'
import { type Moment, momentsOf } from './timeline-entries.ts'

/** Who did what, when and for how much; whose turn it is; what comes next. */
export function ClaimTimeline({ claim }: { claim: PartyClaim }) {
  const texts = useTexts('claims')
  const history = useHistory(claim.id)
  const entryOf = useEntries(claim)
  return (
    <Loaded query={history} failure={texts.failures.history} skeleton={<Bone height="10rem" />}>
      {items => <Timeline entries={momentsOf(claim, items, new Date()).map(entryOf)} />}
    </Loaded>
  )
}

function useEntries(claim: PartyClaim): (moment: Moment) => TimelineEntry {
  const texts = useTexts('claims')
  const labelOf = useHistoryLabel()
  const formats = useFormats()
  const money = (value: number) => formats.money(value, claim.currency)
  const past = ({ item }: Extract<Moment, { kind: 'past' }>): TimelineEntry => {
    const person = item.triggeredBy ? `${item.triggeredBy.firstName} ${item.triggeredBy.lastName}` : null
    const party = item.partyTriggeredBy ? texts.party[item.partyTriggeredBy] : texts.timeline.redress
    const who = [person, item.isOwnAct ? `${party} (${texts.timeline.you})` : party].filter(Boolean).join(', ')
    const detail = item.value === null ? null : money(item.value)
    return {
      id: item.id,
      what: labelOf(item),
      who,
      when: item.createdAt,
      detail:
        item.previousValue === null || item.value === null
          ? detail
          : texts.timeline.from(money(item.previousValue), money(item.value)),
    }
  }
  return moment => {
    switch (moment.kind) {
      case 'past':
        return past(moment)
      case 'turn':
        return { id: 'turn', what: texts.turn[moment.turn], state: 'current' }
      case 'publication':
        return { id: 'publication', what: texts.timeline.publication, when: moment.at, state: 'future' }
      default:
        return { id: 'outcome', what: texts.timeline.outcome, state: 'future' }
    }
  }
}
