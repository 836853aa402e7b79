import type { PartyClaim, PendingAct, PublicPendingAct } from '@redress/contract/claim-views.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { useConfirm } from '../../ui/confirm-dialog.tsx'
import classes from './not-in-force.module.css'

type Act = PublicPendingAct | PendingAct

/** Notes on acts that are not in force, because they are written but unpaid; nothing if there are none. */
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

/** Asks again before a concession if another defendant has written a dispute. Resolves to whether to go on. */
export function useConfirmBesideDispute() {
  const { besideDispute } = useTexts('claims')
  const confirm = useConfirm()
  return async ({ pendingActs }: Pick<PartyClaim, 'pendingActs'>): Promise<boolean> =>
    !pendingActs.some(act => act.kind === 'dispute' && !act.isOwn) || confirm(besideDispute)
}
