import type { takeBackClaim } from '@redress/contract/claims.ts'
import { useNavigate } from 'react-router'
import { caller } from '../../lib/api-client.ts'
import { paths } from '../../lib/paths.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm-dialog.tsx'
import { useAct } from '../../ui/use-act.ts'
import { Suspended, useSuspension } from '../account/suspension.ts'
import { useClaimCache } from './claim-queries.ts'

const requestTakeBack = caller<typeof takeBackClaim>('POST', '/v1/claims/:id/take-back')

interface Props {
  claimId: string
  variant?: 'primary' | 'secondary' | 'quiet'
  isSmall?: boolean
  title?: string
  'aria-description'?: string
}

/** Takes a submission that is not paid back to a draft, after asking, and leads to its first step. */
export function TakeBackButton({ claimId, variant = 'secondary', ...look }: Props) {
  const { actions, takeBack: texts } = useTexts('claims')
  const { label } = actions['take back']
  const confirm = useConfirm()
  const navigate = useNavigate()
  const cache = useClaimCache()
  const takeBack = useAct({
    run: () => requestTakeBack({ params: { id: claimId } }),
    done: texts.done,
    failed: texts.failed,
    onDone: async claim => {
      await cache.store(claim, null)
      await navigate(paths.dashboard.createClaimStep(1, claimId))
    },
  })
  const suspension = useSuspension('submit a claim')
  const text = suspension ? (
    <>
      <p>{texts.text}</p>
      <Suspended permission="submit a claim" suspension={suspension} />
    </>
  ) : (
    texts.text
  )
  const ask = async () => {
    if (!(await confirm({ title: texts.question, text, confirmLabel: label }))) return
    takeBack.mutate(undefined, { onError: () => void cache.refresh(claimId) })
  }
  return (
    <Button {...look} variant={variant} isPending={takeBack.isPending} onClick={() => void ask()}>
      {label}
    </Button>
  )
}
