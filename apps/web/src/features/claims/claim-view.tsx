import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { offerStage } from '@redress/domain/claim/offers.ts'
import { isResolved } from '@redress/domain/claim/questions.ts'
import { displayedValue } from '@redress/domain/claim/resolutions.ts'
import { isPaidPayment } from '@redress/domain/money/payments.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { viewOf } from '../../entities/claim/claim-sides.ts'
import { StatusBadge } from '../../entities/claim/claim-status.tsx'
import { partyNames } from '../../entities/claim/offer-in-words.ts'
import { paths } from '../../lib/paths.ts'
import { personName } from '../../lib/person-name.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Accordion, AccordionItem } from '../../ui/accordion.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { type Description, DescriptionList } from '../../ui/description-list.tsx'
import { Money } from '../../ui/money.tsx'

interface Props {
  claim: PartyClaim
  /** The defendants, each leading to its profile. */
  defendants: ReactNode
  documents: ReactNode
}

/** A claim as its parties read it: the content that does not change, without any form. */
export function ClaimView({ claim, defendants, documents }: Props) {
  const { sections } = useTexts('claims').view
  const formats = useFormats()
  const items = useSectionItems(claim)
  return (
    <Accordion>
      <AccordionItem level={3} title={sections.general} defaultOpen>
        <DescriptionList items={items.general} />
      </AccordionItem>
      <AccordionItem level={3} title={sections.synopsis} defaultOpen>
        <DescriptionList items={items.synopsis} />
      </AccordionItem>
      {claim.disputeReason === null ? null : (
        <AccordionItem level={3} title={sections.dispute} defaultOpen>
          <DescriptionList items={items.dispute} />
        </AccordionItem>
      )}
      <AccordionItem level={3} title={sections.currentStatus}>
        <DescriptionList items={items.currentStatus} />
      </AccordionItem>
      <AccordionItem level={3} title={sections.documents} note={formats.count(claim.files.length)}>
        {documents}
      </AccordionItem>
      <AccordionItem level={3} title={sections.plaintiff}>
        <DescriptionList items={items.plaintiff} />
      </AccordionItem>
      <AccordionItem level={3} title={sections.defendants} note={formats.count(claim.defendants.length)} defaultOpen>
        {defendants}
      </AccordionItem>
      {paidFees(claim).length + surplusFees(claim).length === 0 ? null : (
        <AccordionItem level={3} title={sections.fees}>
          <PaidFees claim={claim} />
        </AccordionItem>
      )}
    </Accordion>
  )
}

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

const paidFees = (claim: PartyClaim) => claim.payments.filter(({ status }) => isPaidPayment(status))

/** Payments for which more has arrived than was needed. */
const surplusFees = (claim: PartyClaim) =>
  claim.payments.filter(({ toReturn, returned }) => BigInt(toReturn) + BigInt(returned) > 0n)

/** The fees that the reader's side has paid. */
function PaidFees({ claim }: { claim: PartyClaim }) {
  const { pay } = useTexts('claims')
  const formats = useFormats()
  return (
    <DescriptionList
      items={[
        ...paidFees(claim).map(payment => ({
          term: pay.purposes[payment.purpose],
          value: (
            <>
              <Money value={payment.fee} currency={payment.currency} />{' '}
              <span>· {pay.sol(formats.sol(payment.sol))}</span>
              {payment.paidAt === null ? null : (
                <span>
                  {' '}
                  · <DateText value={payment.paidAt} withTime />
                </span>
              )}{' '}
              <Link
                className="no-print"
                to={paths.dashboard.receipt(viewOf(claim.role), claim.id, payment.id)}
                aria-label={pay.receiptOf(pay.purposes[payment.purpose])}
              >
                {pay.receipt}
              </Link>
            </>
          ),
        })),
        ...surplusFees(claim).map(({ purpose, toReturn, returned }) => ({
          term: pay.surplusOf(pay.purposes[purpose]),
          value: (
            <>
              {BigInt(toReturn) > 0n ? <span>{pay.toReturn(formats.solOf(BigInt(toReturn)))} </span> : null}
              {BigInt(returned) > 0n ? <span>{pay.returned(formats.solOf(BigInt(returned)))}</span> : null}
            </>
          ),
        })),
      ]}
    />
  )
}
