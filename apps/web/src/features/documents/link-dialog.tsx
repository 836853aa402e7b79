import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import { claimFormKey } from '../../lib/form-persistence.ts'
import { useTexts } from '../../texts/texts.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useToast } from '../../ui/toast.ts'
import { addLink } from './document-requests.ts'

export function LinkDialog({ claim, onClose }: { claim: PartyClaim; onClose: () => void }) {
  const texts = useTexts('documents')
  const toast = useToast()
  const cache = useClaimCache()
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={texts.linkTitle}
      submitLabel={texts.linkSubmit}
      schema={async () => (await import('@redress/contract/documents.ts')).documentUrl}
      defaultValues={{ urlDescription: '', url: '' }}
      persistenceKey={claimFormKey(claim.id, 'link')}
      failureText={texts.linkFailed}
      onSubmit={async body => {
        await addLink({ params: { claimId: claim.id }, body })
        await cache.refresh(claim.id)
        toast.success(texts.linkAdded)
        onClose()
      }}
    >
      <TextField name="urlDescription" label={texts.linkDescription} />
      <TextField name="url" type="url" label={texts.linkUrl} description={texts.linkHint} />
    </FormDialog>
  )
}
