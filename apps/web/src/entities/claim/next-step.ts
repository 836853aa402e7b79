import type { ClaimListItem } from '@redress/contract/claim-views.ts'
import { biddingActions, isBidding } from '@redress/domain/claim/bidding-view.ts'
import { datedTurnOf, type NextDate, type Task } from '@redress/domain/claim/claim-turn.ts'
import { type ClaimAction, isResolved, isSubmitted } from '@redress/domain/claim/questions.ts'
import { isActiveResolution } from '@redress/domain/claim/resolutions.ts'
import { answerDue, type MainAction, type Turn } from '@redress/domain/claim/turns.ts'
import type { Currency } from '@redress/domain/money/money.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { paths } from '../../lib/paths.ts'
import { useClock, useFormats, useTexts } from '../../texts/texts.tsx'
import { actionPath, otherDefendantOf, payingFor } from './claim-actions.ts'
import { viewOf } from './claim-sides.ts'
import { useOfferInWords } from './offer-in-words.ts'

/** Next step of a claim, worded for one of its parties. */
export interface NextStep {
  readonly turn: Turn
  /** The claim in one sentence: plaintiff, amount and defendants. */
  readonly sentence: string
  /** The task and the party it falls to, then the offer. */
  readonly words: string
  /** The last part of `words`: the offer, or else the task. */
  readonly brief: string
  readonly date: NextDate | null
  /** The one button. */
  readonly label: string
  readonly to: string
  readonly isMain: boolean
}

/** Actions that need the whole claim in view: their button leads to the claim's page. */
const onClaimPage = [
  'dispute',
  'answer payment claim',
  'correct address',
  'end claim',
  'end agreement',
  'state account',
  'pay sum',
  'confirm sum',
  ...biddingActions,
] as const satisfies readonly MainAction[]
type OnClaimPage = (typeof onClaimPage)[number]
const isOnClaimPage = (action: MainAction): action is OnClaimPage => onClaimPage.some(each => each === action)

/** Target of the claim's one button. */
function pathOf(action: ClaimAction | null, claimId: string, party: Party): string {
  const { dashboard } = paths
  if (action === 'edit') return dashboard.createClaim
  const path = action === null ? null : actionPath(action, claimId, party)
  return path ?? dashboard.claim(viewOf(party), claimId)
}

/** Words the next step of a claim to one of its parties. */
export function useNextStep(): (claim: ClaimListItem, party: Party) => NextStep {
  const texts = useTexts('turns')
  const now = useClock()
  const sentenceOf = useSentence()
  const offerInWords = useOfferInWords()
  const formats = useFormats()
  const taskIn = (whose: 'yours' | 'theirs', task: Task, currency: Currency): string =>
    'sum' in task
      ? texts.nextSum[whose][task.action](formats.money(task.sum.value, currency))
      : texts[whose][task.action]
  /** Text while the last offer is another defendant's; `null` if the awaited action is unrelated to it. */
  const ofAnother = (
    name: string,
    { plaintiffName: plaintiff, nextSum }: ClaimListItem,
    awaited: MainAction | null,
  ) => {
    if (nextSum) return texts.otherDefendants.owes(name)
    if (awaited === null) return texts.otherDefendants.pays(name)
    if (awaited === 'accept') return texts.otherDefendants.offer(name)
    return awaited === 'resolve' ? texts.otherDefendants.agreed(name, plaintiff) : null
  }
  return (claim, party) => {
    const { turn, date, ...tasks } = datedTurnOf(claim, party, now)
    const other = otherDefendantOf(claim, party)
    const mine = tasks.mine?.action ?? null
    const theirs = tasks.theirs?.action ?? null
    const active = claim.resolutions.findLast(each => isActiveResolution(each.resolutionStatus))
    const asked = () => {
      if (turn === 'over') return null
      if (mine === 'answer payment claim' || mine === 'correct address' || mine === 'end claim')
        return texts.yours[mine]
      if (mine === null && theirs === 'answer payment claim') return texts.theirs[theirs]
      if (claim.isDisregarded && !claim.isReached) return texts.late.unreached
      if (claim.isDisregarded) return texts.late[mine === null ? 'theirs' : 'yours']
      if (claim.hasReply && answerDue(claim.status, claim.noticePeriodEndsAt) !== null)
        return texts.replied[mine === null ? 'theirs' : 'yours']
      if (claim.paymentClaimedOn !== null && answerDue(claim.status, claim.noticePeriodEndsAt) !== null)
        return texts.paid[mine === null ? 'theirs' : 'yours']
      if (isBidding(claim.bidding) && claim.bidding.isAnothers) return texts.otherDefendants.bids
      if (tasks.mine !== null) return taskIn('yours', tasks.mine, claim.currency)
      if (claim.isOtherSideGone) return texts.gone
      const anothers = turn === 'theirs' && other !== null ? ofAnother(other, claim, theirs) : null
      if (anothers !== null) return anothers
      return tasks.theirs === null ? texts.nothing : taskIn('theirs', tasks.theirs, claim.currency)
    }
    // The next sum says more than the whole plan.
    const offer = active && !claim.nextSum ? offerInWords(claim, active, party) : null
    const own = claim.pendingActs.find(({ isOwn }) => isOwn)
    // `NotInForce` below the row states the unpaid act, so the task is left out.
    const words = [own ? null : asked(), offer].filter(each => each !== null)
    const label = own ? texts.actions.pay : mine === null ? texts.view : texts.actions[mine]
    return {
      turn,
      sentence: sentenceOf(claim, party),
      words: words.join(' '),
      brief: words.at(-1) ?? '',
      date,
      label,
      to: own
        ? pathOf(payingFor[own.kind], claim.id, party)
        : pathOf(mine === null || isOnClaimPage(mine) ? null : mine, claim.id, party),
      isMain: mine !== null,
    }
  }
}

/** Words the claim in one sentence to one of its parties. */
function useSentence() {
  const texts = useTexts('turns')
  const formats = useFormats()
  return (claim: ClaimListItem, party: Party): string => {
    const [first, ...others] = claim.defendantNames
    const named = (how: keyof typeof texts.andMore) =>
      others.length === 0 ? (first ?? '') : texts.andMore[how](first ?? '', formats.count(others.length))
    const amount = claim.asked === null ? null : formats.money(claim.asked, claim.currency)
    const isOver = isResolved(claim.status)
    if (party === 'Defendant') return texts.asksYou(claim.plaintiffName, amount ?? '', isOver)
    if (!first) return texts.draft
    if (amount === null) return texts.draftAgainst(named('against'))
    if (!isSubmitted(claim.status)) return texts.draftOf(amount, named('against'))
    return texts.youAsk(amount, named('from'), isOver)
  }
}
