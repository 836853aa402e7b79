import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { useTexts } from '../../texts/texts.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Section } from '../../ui/section.tsx'

/** The dispute that is kept until its fee is paid. */
export function DisputeAnswer({ claim }: { claim: PartyClaim }) {
  const { dispute } = useTexts('claims')
  const vocabulary = useTexts('vocabulary')
  if (claim.disputeReason === null) return null
  return (
    <Section title={dispute.kept}>
      <DescriptionList
        items={[
          { term: dispute.reason, value: vocabulary.disputeReason(claim.disputeReason) },
          { term: dispute.explanation, value: claim.disputeExplanation },
        ]}
      />
    </Section>
  )
}
