import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { type Description, DescriptionList } from '../../ui/description-list.tsx'
import { Money } from '../../ui/money.tsx'
import { Section } from '../../ui/section.tsx'
import { ChangeLink } from './change-link.tsx'
import { type DetailSection, detailSections } from './details-form.ts'
import classes from './filing.module.css'
import { ReviewDefendants } from './review-defendants.tsx'

/** Everything that was answered, each with a Change link that comes back here. */
export function ReviewAnswers({ claim }: { claim: PartyClaim }) {
  const texts = useTexts('filing')
  return (
    <div>
      <Section
        title={texts.steps[0] ?? ''}
        actions={<ChangeLink claimId={claim.id} step={1} field="defendants" label={texts.steps[0] ?? ''} />}
      >
        <ReviewDefendants claim={claim} />
      </Section>
      {(Object.keys(detailSections) as DetailSection[]).map(section => (
        <Section key={section} title={texts.sections[section]}>
          <Details claim={claim} section={section} />
        </Section>
      ))}
      <Section
        title={texts.review.files}
        actions={<ChangeLink claimId={claim.id} step={3} field="documents" label={texts.review.files} />}
      >
        <Files claim={claim} />
      </Section>
    </div>
  )
}

function Details({ claim, section }: { claim: PartyClaim; section: DetailSection }) {
  const labels = useTexts('claims').fields
  const { review } = useTexts('filing')
  const answers = useAnswers(claim)
  const items = detailSections[section].map(
    (field): Description => ({
      term: labels[field],
      value: answers[field] || <span className={classes.unanswered}>{review.notAnswered}</span>,
      action: <ChangeLink claimId={claim.id} step={2} field={field} label={labels[field]} />,
    }),
  )
  return <DescriptionList items={items} />
}

function useAnswers(claim: PartyClaim): Readonly<Record<(typeof detailSections)[DetailSection][number], ReactNode>> {
  const texts = useTexts('claims')
  const vocabulary = useTexts('vocabulary')
  return {
    ...claim,
    type: claim.type === null ? null : vocabulary.claimType(claim.type),
    dateOfClaim: claim.dateOfClaim === null ? null : <DateText value={claim.dateOfClaim} />,
    value: claim.asked === null ? null : <Money value={claim.asked} currency={claim.currency} />,
    lastCommunication: claim.lastCommunication === null ? null : <DateText value={claim.lastCommunication} />,
    isMaterialEvidenceAvailable: claim.isMaterialEvidenceAvailable ? texts.yes : texts.no,
  }
}

function Files({ claim }: { claim: PartyClaim }) {
  const texts = useTexts('filing').review
  if (claim.files.length === 0) return <p className={classes.unanswered}>{texts.notAnswered}</p>
  return (
    <ul className={classes.plain}>
      {claim.files.map(file => (
        <li key={file.id}>
          <span className={classes.answer}>{file.fileName ?? file.urlDescription ?? file.url}</span>
          {file.url === null ? null : <span className={classes.kind}>{file.url}</span>}
        </li>
      ))}
    </ul>
  )
}
