import type { PartyClaim, PendingAct, PublicPendingAct } from '@redress/contract/claim-views.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { useConfirm } from '../../ui/confirm-dialog.tsx'
import classes from './not-in-force.module.css'

type Act = PublicPendingAct | PendingAct

/** Says of each act that was written and not paid that it is not in force; nothing where there is none. */
export function NotInForce({ acts }: { acts: readonly Act[] }) {
  const texts = useTexts('status').notInForce
  const formats = useFormats()
  if (acts.length === 0) return null
  return (
    <ul className={classes.acts}>
      {acts.map((act, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stand in the order of their writing and hold no state
        <li key={index}>
          <strong>{texts.until(formats.money(act.fee, act.currency))}</strong>{' '}
          {'isOwn' in act && act.isOwn ? texts.own[act.kind] : texts.by[act.kind](act.name)}
        </li>
      ))}
    </ul>
  )
}

/** Asks whoever concedes once more where another defendant has written a dispute; answers whether they go on. */
export function useConfirmBesideDispute() {
  const { besideDispute } = useTexts('claims')
  const confirm = useConfirm()
  return async ({ pendingActs }: Pick<PartyClaim, 'pendingActs'>): Promise<boolean> =>
    !pendingActs.some(act => act.kind === 'dispute' && !act.isOwn) || confirm(besideDispute)
}
