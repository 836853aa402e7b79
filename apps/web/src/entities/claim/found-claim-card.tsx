import type { foundClaim } from '@redress/contract/search.ts'
import { isResolved } from '@redress/domain/claim/questions.ts'
import type { z } from 'zod'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { ResultCard } from '../../ui/result-card.tsx'
import { useClaimSentence } from './claim-sentence.ts'
import { StatusBadge } from './claim-status.tsx'

/** A public claim among others: as a sentence, with what tells it from the next. */
export function FoundClaimCard({ claim, to }: { claim: z.output<typeof foundClaim>; to: string }) {
  const texts = useTexts('sentences')
  const status = useTexts('status')
  const vocabulary = useTexts('vocabulary')
  const { replies } = useTexts('records')
  const formats = useFormats()
  const sentence = useClaimSentence()
  const { plaintiffName, defendantNames, representativeNames } = claim
  const isOver = isResolved(claim.currentStatus)
  return (
    <ResultCard
      to={to}
      title={sentence({ ...claim, plaintiff: plaintiffName, defendants: defendantNames, isOver })}
      badge={<StatusBadge {...claim} status={claim.currentStatus} />}
      facts={{
        type: vocabulary.claimType(claim.type),
        jurisdiction: claim.jurisdiction,
        date: formats.date(claim.dateOfClaim),
        replied: claim.hasReply ? texts.replied : null,
        unproven: claim.isUnproven ? replies.unproven : null,
        paid:
          claim.paymentClaimedOn === null || isOver
            ? null
            : status.paymentClaimed(formats.date(claim.paymentClaimedOn)),
        id: texts.claimId(formats.shortId(claim.id)),
        representatives:
          representativeNames.length === 0 ? null : texts.representedBy(formats.list(representativeNames)),
      }}
    />
  )
}
