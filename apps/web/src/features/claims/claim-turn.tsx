import type { ClaimListItem } from '@redress/contract/claim-views.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { useNextStep } from '../../entities/claim/next-step.ts'
import { NotInForce } from '../../entities/claim/not-in-force.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { DateText } from '../../ui/date-text.tsx'
import classes from './claims-table.module.css'

interface Props {
  claim: ClaimListItem
  party: Party
  /** Name of the other side, hidden from screen readers, which read it in the claim's name. */
  whom: string | null
}

/** Turn of a listed claim: whose it is, until when, and the task. */
export function ClaimTurn({ claim, party, whom }: Props) {
  const texts = useTexts('turns')
  const { turn, brief, date } = useNextStep()(claim, party)
  return (
    <div className={classes.turn}>
      {whom === null ? null : (
        <p className={classes.whom} aria-hidden>
          {whom}
        </p>
      )}
      <p className={classes.whose} data-turn={turn}>
        <strong>{texts.whose[turn]}</strong>
        {date === null ? null : (
          <span>
            {texts.briefDates[date.kind]} <DateText value={date.at} />
          </span>
        )}
      </p>
      {claim.pendingActs.length > 0 ? (
        <div className={classes.words}>
          <NotInForce acts={claim.pendingActs} />
        </div>
      ) : brief === '' ? null : (
        <p className={classes.words} title={brief}>
          {brief}
        </p>
      )}
    </div>
  )
}
