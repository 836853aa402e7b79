import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { extendNoticePeriod } from '@redress/contract/claims.ts'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import { caller } from '../../lib/api-client.ts'
import { personName } from '../../lib/person-name.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm-dialog.tsx'
import { useAct } from '../../ui/use-act.ts'
import classes from './turn-banner.module.css'

const requestMoreTime = caller<typeof extendNoticePeriod>('POST', '/v1/claims/:id/extend')

/** Gives a defendant more time, after saying until when, who is told, and that it is given once. */
export function MoreTime({ claim }: { claim: PartyClaim }) {
  const { moreTime: texts } = useTexts('claims')
  const formats = useFormats()
  const confirm = useConfirm()
  const cache = useClaimCache()
  const { extensionEndsAt, noticePeriodEndsAt } = claim
  const ask = useAct({
    run: () => requestMoreTime({ params: { id: claim.id } }),
    failed: texts.failed,
    onDone: given => cache.store(given, texts.said),
  })
  if (claim.role !== 'Defendant' || extensionEndsAt === null || noticePeriodEndsAt === null) return null
  const open = async () => {
    const [plaintiff] = claim.plaintiffs
    const sentences = texts.whatHappens({
      until: formats.until(extensionEndsAt),
      before: formats.until(noticePeriodEndsAt),
      hasOthers: claim.defendants.length > 1,
      plaintiff: plaintiff ? personName(plaintiff) : '',
    })
    const text = (
      <div className={classes.sentences}>
        {sentences.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    )
    if (!(await confirm({ title: texts.question, text, confirmLabel: texts.confirm }))) return
    ask.mutate(undefined, { onError: () => void cache.refresh(claim.id) })
  }
  return (
    <Button variant="quiet" isSmall isPending={ask.isPending} onClick={() => void open()}>
      {texts.label}
    </Button>
  )
}
