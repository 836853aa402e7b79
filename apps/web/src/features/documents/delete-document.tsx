import type { Document } from '@redress/contract/documents.ts'
import { Trash2 } from 'lucide-react'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import { useTexts } from '../../texts/texts.tsx'
import { useConfirm } from '../../ui/confirm-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useAct } from '../../ui/use-act.ts'
import { documentName } from './document-name.ts'
import { requestDeletion } from './document-requests.ts'

/** Removes a document after asking. */
export function DeleteDocument({ claimId, document }: { claimId: string; document: Document }) {
  const texts = useTexts('documents')
  const confirm = useConfirm()
  const cache = useClaimCache()
  const name = documentName(document, texts.unnamed)
  const remove = useAct({
    run: () => requestDeletion({ params: { claimId, documentId: document.id } }),
    done: texts.removed,
    failed: texts.removeFailed,
    onDone: () => cache.refresh(claimId),
  })
  const ask = async () => {
    const question = { title: texts.removeQuestion(name), text: texts.removeText, confirmLabel: texts.remove }
    if (await confirm({ ...question, destructive: true }))
      remove.mutate(undefined, { onError: () => void cache.refresh(claimId) })
  }
  return (
    <IconButton
      label={texts.removeOf(name)}
      icon={<Trash2 aria-hidden size={20} />}
      disabled={remove.isPending}
      onClick={() => void ask()}
    />
  )
}
