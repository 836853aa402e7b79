import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Resolution } from '@redress/contract/resolutions.ts'
import { type OfferStage, offerStage } from '@redress/domain/claim/offers.ts'
import { isResolved } from '@redress/domain/claim/questions.ts'
import { isActiveResolution, isAgreement, type ResolutionStatus } from '@redress/domain/claim/resolutions.ts'
import { AgreementFile } from '../../entities/claim/agreement-file.tsx'
import { namesOfOffer, partyNames, useOfferInWords } from '../../entities/claim/offer-in-words.ts'
import { OfferNote } from '../../entities/claim/offer-note.tsx'
import { PaymentPlan } from '../../entities/claim/payment-plan.tsx'
import { paths } from '../../lib/paths.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Money } from '../../ui/money.tsx'
import { Section } from '../../ui/section.tsx'
import classes from './resolutions.module.css'

const tones = {
  PROPOSED: 'attention',
  ACCEPTED: 'success',
  REJECTED: 'danger',
  COUNTERED: 'neutral',
  WITHDRAWN: 'neutral',
  EXPIRED: 'neutral',
  LAPSED: 'neutral',
} satisfies Record<ResolutionStatus, BadgeTone>

interface Props {
  claim: PartyClaim
  resolution: Resolution
  title: string
}

/** One resolution: its terms, and what they mean in words. */
export function ResolutionCard({ claim, resolution, title }: Props) {
  const { fields, statuses, proposedOn, partyInText, byBids, foundByBidsOn } = useTexts('resolutions')
  const { party } = useTexts('claims')
  const formats = useFormats()
  const status = resolution.resolutionStatus
  const made = formats.dateTime(resolution.createdAt)
  const stands = offerStage(status, isResolved(claim.status)) === 'open' ? resolution.expiresAt : null
  return (
    <Section
      title={title}
      note={resolution.isFromBids ? foundByBidsOn(made) : proposedOn(partyInText[resolution.proposedBy], made)}
      actions={<Badge tone={tones[status]}>{statuses[status]}</Badge>}
    >
      <DescriptionList
        items={[
          { term: fields.value, value: <Money value={resolution.value} currency={resolution.currency} /> },
          { term: fields.winningParty, value: party[resolution.winningParty] },
          { term: fields.costOwner, value: party[resolution.costOwner] },
          { term: fields.platformFee, value: <Money value={resolution.platformFee} currency={resolution.currency} /> },
          { term: fields.proposedBy, value: resolution.isFromBids ? byBids : party[resolution.proposedBy] },
          { term: fields.createdAt, value: <DateText value={resolution.createdAt} withTime /> },
          { term: fields.expiresAt, value: stands ? formats.until(stands) : null },
        ]}
      />
      <Agreement claim={claim} resolution={resolution} />
    </Section>
  )
}

/** An offer speaks to its reader. An agreement is worded in names, so that whoever is shown a print of it understands it. */
function Agreement({ claim, resolution }: Omit<Props, 'title'>) {
  const { agreement, checkFile, partyInText } = useTexts('resolutions')
  const formats = useFormats()
  const inWords = useOfferInWords()
  const { plaintiff } = partyNames(claim)
  const names = namesOfOffer(claim, resolution)
  const { resolutionStatus: status, decidedAt } = resolution
  const stage = offerStage(status, isResolved(claim.status))
  const outcomeOf = (current: Exclude<OfferStage, 'rejected'>) =>
    [
      agreement.outcomes[current],
      ...(claim.isRestricted ? [] : [agreement.publicity[current]]),
      agreement.neverPublic,
    ].join(' ')
  const ended = isActiveResolution(status) ? null : agreement.ended[status]
  const fee = formats.money(resolution.platformFee, resolution.currency)
  const isAgreed = stage === 'agreed' || stage === 'settled'
  return (
    <div className={classes.agreement}>
      <h3>{agreement.titles[stage]}</h3>
      <p>{agreement.parties(plaintiff, formats.list(names.Defendant), names.Defendant.length > 1)}</p>
      {isAgreed && decidedAt !== null ? <p>{agreement.acceptedOn(formats.date(decidedAt))}</p> : null}
      <p>{inWords(claim, resolution, isAgreed ? null : claim.role)}</p>
      <PaymentPlan offer={resolution} />
      <OfferNote offer={resolution} />
      <p>{agreement.fee(partyInText[resolution.costOwner], fee)}</p>
      <p>{stage === 'rejected' ? ended : outcomeOf(stage)}</p>
      {isAgreement(resolution.resolutionStatus, resolution.expiresAt) ? (
        <div className={`no-print ${classes.agreementFile}`}>
          <AgreementFile claimId={claim.id} offer={resolution} />
          <ButtonLink variant="quiet" isSmall to={paths.verify}>
            {checkFile}
          </ButtonLink>
        </div>
      ) : null}
    </div>
  )
}
