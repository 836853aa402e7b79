import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { offerStage } from '@redress/domain/claim/offers.ts'
import { isResolved } from '@redress/domain/claim/questions.ts'
import { displayedValue } from '@redress/domain/claim/resolutions.ts'
import { StatusBadge } from '../../entities/claim/claim-status.tsx'
import { partyNames } from '../../entities/claim/offer-in-words.ts'
import { personName } from '../../lib/person-name.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { DateText } from '../../ui/date-text.tsx'
import type { Description } from '../../ui/description-list.tsx'
import { Money } from '../../ui/money.tsx'

/** Entries of each section. */
export function useSectionItems(claim: PartyClaim) {
  const { fields, story, view, yes, no } = useTexts('claims')
  const vocabulary = useTexts('vocabulary')
  const formats = useFormats()
  const [plaintiff] = claim.plaintiffs
  const offer = claim.resolutions.at(-1)
  const displayed = displayedValue(claim.asked, claim.resolutions)
  const money = (value: number | null) => (value === null ? null : <Money value={value} currency={claim.currency} />)
  const text = (name: keyof PartyClaim & keyof typeof fields): Description => ({
    term: fields[name],
    value: String(claim[name] ?? ''),
  })
  const told = (name: keyof typeof story, areMany = false): Description => ({
    ...text(name),
    ...(claim.role === 'Defendant' && plaintiff && { term: story[name](personName(plaintiff), areMany) }),
  })
  return {
    general: [
      { term: view.status, value: <StatusBadge {...claim} /> },
      { term: fields.type, value: claim.type === null ? null : vocabulary.claimType(claim.type) },
      { term: fields.dateOfClaim, value: claim.dateOfClaim === null ? null : <DateText value={claim.dateOfClaim} /> },
      {
        term: offer ? view.shownValues[offerStage(offer.resolutionStatus, isResolved(claim.status))] : view.shownValue,
        value: money(displayed),
      },
      { term: view.filedValue, value: claim.asked === displayed ? null : money(claim.asked) },
      text('location'),
      text('jurisdiction'),
      { term: view.filed, value: claim.submittedAt === null ? null : <DateText value={claim.submittedAt} withTime /> },
      {
        term: fields.representationStatus,
        value: claim.representationStatus === null ? null : vocabulary.representation(claim.representationStatus),
      },
    ],
    plaintiff: plaintiff
      ? [
          { term: view.name, value: personName(plaintiff) },
          { term: view.country, value: plaintiff.country === null ? null : formats.country(plaintiff.country) },
          { term: view.city, value: plaintiff.city },
          { term: view.address, value: plaintiff.address },
          { term: view.claimsByUser, value: formats.count(plaintiff.claimsByUser) },
          { term: view.claimsAgainstUser, value: formats.count(plaintiff.claimsAgainstUser) },
        ]
      : [],
    synopsis: [
      text('howDidInteractionBegin'),
      told('whatDidDefendantDo', partyNames(claim).defendants.length > 1),
      told('whatDidYouDo'),
      told('resolvelmentOffered'),
      { term: fields.isMaterialEvidenceAvailable, value: claim.isMaterialEvidenceAvailable ? yes : no },
    ],
    currentStatus: [
      text('communicationCurrentStatus'),
      {
        term: fields.lastCommunication,
        value: claim.lastCommunication === null ? null : <DateText value={claim.lastCommunication} />,
      },
      text('lastResponse'),
    ],
    dispute: [
      { term: view.reason, value: claim.disputeReason === null ? null : vocabulary.disputeReason(claim.disputeReason) },
      { term: view.explanation, value: claim.disputeExplanation },
      {
        term: view.disputedOn,
        value: claim.disputeDate === null ? null : <DateText value={claim.disputeDate} withTime />,
      },
    ],
  } satisfies Record<string, Description[]>
}
