import { type Document, documentCaption } from '@redress/contract/documents.ts'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import { claimFormKey } from '../../lib/form-persistence.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { documentName } from './document-name.ts'
import { requestCaption } from './document-requests.ts'

interface Props {
  claimId: string
  document: Document
}

/** Says what a file shows, or says it anew; a link has its description. */
export function CaptionButton({ claimId, document }: Props) {
  const documents = useTexts('documents')
  const { caption: texts } = documents
  const cache = useClaimCache()
  const [isOpen, setOpen] = useState(false)
  const name = documentName(document, documents.unnamed)
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
        <FormDialog
          opened
          onClose={() => setOpen(false)}
          title={texts.title(name)}
          submitLabel={texts.save}
          schema={documentCaption}
          defaultValues={{ caption: document.caption ?? '' }}
          persistenceKey={claimFormKey(claimId, `caption-${document.id}`)}
          failureText={texts.failed}
          onSubmit={async body => {
            await requestCaption({ params: { claimId, documentId: document.id }, body })
            await cache.refresh(claimId)
            setOpen(false)
          }}
        >
          <TextField name="caption" label={texts.label} description={texts.hint} />
        </FormDialog>
      ) : null}
    </>
  )
}
