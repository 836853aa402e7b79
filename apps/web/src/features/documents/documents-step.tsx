import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Document } from '@redress/contract/documents.ts'
import { Link2, Trash2, Upload } from 'lucide-react'
import { useState } from 'react'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Section } from '../../ui/section.tsx'
import { useAct } from '../../ui/use-act.ts'
import { DocumentList, documentName } from './document-list.tsx'
import { requestDeletion } from './document-requests.ts'
import classes from './documents.module.css'
import { LinkDialog } from './link-dialog.tsx'
import { UploadDialog } from './upload-dialog.tsx'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

/** Step 3: the evidence. */
export function DocumentsStep({ claim }: { claim: PartyClaim }) {
  const texts = useTexts('documents')
  const uploads = useUploads(claim)
  const [open, setOpen] = useState<'upload' | 'link' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <div className={classes.buttons}>
        <Button icon={<Upload aria-hidden size={18} />} variant="secondary" onClick={() => setOpen('upload')}>
          {texts.upload}
        </Button>
        <Button icon={<Link2 aria-hidden size={18} />} variant="secondary" onClick={() => setOpen('link')}>
          {texts.addLink}
        </Button>
      </div>
      {open === 'upload' ? null : <UploadList uploads={uploads} />}
      {claim.files.length === 0 ? (
        <EmptyState title={texts.empty} text={texts.emptyText} />
      ) : (
        <Section title={`${texts.listTitle} (${claim.files.length})`}>
          <DocumentList
            claimId={claim.id}
            documents={claim.files}
            action={document => <DeleteDocument claimId={claim.id} document={document} />}
          />
        </Section>
      )}
      {open === 'upload' ? <UploadDialog uploads={uploads} onClose={close} /> : null}
      {open === 'link' ? <LinkDialog claim={claim} onClose={close} /> : null}
    </>
  )
}

function DeleteDocument({ claimId, document }: { claimId: string; document: Document }) {
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
    if (await confirm({ ...question, destructive: true })) remove.mutate()
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
