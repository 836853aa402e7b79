import type { Document } from '@redress/contract/documents.ts'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import { claimFormKey } from '../../lib/form-persistence.ts'
import { useTexts } from '../../texts/texts.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { requestCaption } from './document-requests.ts'

interface Props {
  claimId: string
  document: Document
  name: string
  onClose: () => void
}

export function CaptionDialog({ claimId, document, name, onClose }: Props) {
  const { caption: texts } = useTexts('documents')
  const cache = useClaimCache()
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={texts.title(name)}
      submitLabel={texts.save}
      schema={async () => (await import('@redress/contract/documents.ts')).documentCaption}
      defaultValues={{ caption: document.caption ?? '' }}
      persistenceKey={claimFormKey(claimId, `caption-${document.id}`)}
      failureText={texts.failed}
      onSubmit={async body => {
        await requestCaption({ params: { claimId, documentId: document.id }, body })
        await cache.refresh(claimId)
        onClose()
      }}
    >
      <TextField name="caption" label={texts.label} description={texts.hint} />
    </FormDialog>
  )
}
