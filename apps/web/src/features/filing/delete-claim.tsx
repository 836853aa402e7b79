import type { deleteClaim } from '@redress/contract/claims.ts'
import { Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import { caller } from '../../lib/api-client.ts'
import { clearPersistedFormsOfClaim } from '../../lib/form-persistence.ts'
import { paths } from '../../lib/paths.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm-dialog.tsx'
import { useAct } from '../../ui/use-act.ts'

const requestDeletion = caller<typeof deleteClaim>('DELETE', '/v1/claims/:id')

/** Deletes a draft after asking, and leads to the dashboard. */
export function DeleteClaim({ claimId }: { claimId: string }) {
  const texts = useTexts('filing').remove
  const confirm = useConfirm()
  const navigate = useNavigate()
  const cache = useClaimCache()
  const remove = useAct({
    run: () => requestDeletion({ params: { id: claimId } }),
    done: texts.done,
    failed: texts.failed,
    onDone: async () => {
      clearPersistedFormsOfClaim(claimId)
      await navigate(paths.dashboard.home)
      await cache.forget(claimId)
    },
  })
  const ask = async () => {
    const question = { title: texts.question, text: texts.text, confirmLabel: texts.confirm, destructive: true }
    if (await confirm(question)) remove.mutate()
  }
  return (
    <Button
      variant="quiet"
      isSmall
      icon={<Trash2 aria-hidden size={18} />}
      isPending={remove.isPending}
      onClick={() => void ask()}
    >
      {texts.label}
    </Button>
  )
}
