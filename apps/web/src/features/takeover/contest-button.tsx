import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { contestTakeover } from '@redress/contract/claims.ts'
import type { Defendant } from '@redress/contract/defendants.ts'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import { defendantName } from '../../entities/defendant/defendant.tsx'
import { caller } from '../../lib/api-client.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm-dialog.tsx'
import { useAct } from '../../ui/use-act.ts'
import classes from './takeover.module.css'

const requestContest = caller<typeof contestTakeover>('POST', '/v1/claims/:claimId/defendants/:defendantId/contest')

interface Props {
  claimId: string
  defendant: Extract<Defendant, { view: 'private' }>
  /** Name of the person who has taken the claim over. */
  taker: string
}

/** Button that contests a takeover, after explaining the consequences. */
export function ContestButton({ claimId, defendant, taker }: Props) {
  const { contest: texts } = useTexts('takeover')
  const confirm = useConfirm()
  const cache = useClaimCache()
  const contest = useAct({
    run: () => requestContest({ params: { claimId, defendantId: defendant.id } }),
    failed: texts.failed,
    onDone: (claim: PartyClaim) => cache.store(claim, texts.done),
  })
  const ask = async () => {
    const text = (
      <div className={classes.steps}>
        {texts.whatHappens(taker, defendantName(defendant), defendant.email).map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    )
    if (!(await confirm({ title: texts.question(taker), text, confirmLabel: texts.submit }))) return
    contest.mutate(undefined, { onError: () => void cache.refresh(claimId) })
  }
  return (
    <Button variant="secondary" isSmall isPending={contest.isPending} onClick={() => void ask()}>
      {texts.open}
    </Button>
  )
}
