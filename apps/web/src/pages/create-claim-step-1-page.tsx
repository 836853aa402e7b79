import { DefendantsStep } from '../features/defendants/defendants-step.tsx'
import { Guided } from '../features/filing/guided.tsx'
import { NextStep } from '../features/filing/next-step.tsx'
import { DraftStep } from './draft-step.tsx'

export function Component() {
  return (
    <DraftStep step={1}>
      {claim => (
        <Guided topic="defendants">
          <DefendantsStep claim={claim} />
          <NextStep claim={claim} step={1} />
        </Guided>
      )}
    </DraftStep>
  )
}
