import { DocumentsStep } from '../features/documents/documents-step.tsx'
import { Guided } from '../features/filing/guided.tsx'
import { NextStep } from '../features/filing/next-step.tsx'
import { DraftStep } from './draft-step.tsx'

export function Component() {
  return (
    <DraftStep step={3}>
      {claim => (
        <Guided topic="materialEvidence">
          <DocumentsStep key={claim.id} claim={claim} />
          <NextStep claim={claim} step={3} />
        </Guided>
      )}
    </DraftStep>
  )
}
