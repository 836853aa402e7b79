import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { useTexts } from '../../texts/texts.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Section } from '../../ui/section.tsx'
import { AddDocuments } from './add-documents.tsx'
import { DocumentList } from './document-list.tsx'

/** Step 3: the evidence. */
export function DocumentsStep({ claim }: { claim: PartyClaim }) {
  const texts = useTexts('documents')
  return (
    <>
      <AddDocuments claim={claim} />
      {claim.files.length === 0 ? (
        <EmptyState title={texts.empty} text={texts.emptyText} />
      ) : (
        <Section title={`${texts.listTitle} (${claim.files.length})`}>
          <DocumentList claimId={claim.id} documents={claim.files} isChangeable={() => true} />
        </Section>
      )}
    </>
  )
}
