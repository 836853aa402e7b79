import type { Document } from '@redress/contract/documents.ts'
import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { documentName } from './document-name.ts'

const CaptionDialog = lazy(async () => ({ default: (await import('./caption-dialog.tsx')).CaptionDialog }))

interface Props {
  claimId: string
  document: Document
  /** Whether it may be said; what is typed already stays when it may no more. */
  isOffered: boolean
}

/** Says what a file shows, or says it anew; a link has its description. */
export function CaptionButton({ claimId, document, isOffered }: Props) {
  const documents = useTexts('documents')
  const { caption: texts } = documents
  const [isOpen, setOpen] = useState(false)
  const name = documentName(document, documents.unnamed)
  if (!isOffered && !isOpen) return null
  return (
    <>
      <Button
        variant="quiet"
        isSmall
        icon={<Pencil aria-hidden size={16} />}
        aria-description={name}
        onClick={() => setOpen(true)}
      >
        {document.caption === null ? texts.add : texts.change}
      </Button>
      {isOpen ? (
        <Suspense>
          <CaptionDialog claimId={claimId} document={document} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
