import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { isPaidPayment } from '@redress/domain/money/payments.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { viewOf } from '../../entities/claim/claim-sides.ts'
import { paths } from '../../lib/paths.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Accordion, AccordionItem } from '../../ui/accordion.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Money } from '../../ui/money.tsx'
import { useSectionItems } from './section-items.tsx'

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

const paidFees = (claim: PartyClaim) => claim.payments.filter(({ status }) => isPaidPayment(status))

/** Payments for which more has arrived than was needed. */
const surplusFees = (claim: PartyClaim) =>
  claim.payments.filter(
    ({ toReturn, returned, moneyToReturn, moneyReturned }) =>
      BigInt(toReturn) + BigInt(returned) > 0n || moneyToReturn + moneyReturned > 0,
  )

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
              <span>· {payment.paidBy.includes('bank') ? pay.byBank : pay.sol(formats.sol(payment.sol))}</span>
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
        ...surplusFees(claim).map(({ purpose, currency, toReturn, returned, moneyToReturn, moneyReturned }) => ({
          term: pay.surplusOf(pay.purposes[purpose]),
          value: (
            <>
              {BigInt(toReturn) > 0n ? <span>{pay.toReturn(pay.sol(formats.solOf(BigInt(toReturn))))} </span> : null}
              {BigInt(returned) > 0n ? <span>{pay.returned(pay.sol(formats.solOf(BigInt(returned))))} </span> : null}
              {moneyToReturn > 0 ? <span>{pay.toReturn(formats.money(moneyToReturn, currency))} </span> : null}
              {moneyReturned > 0 ? <span>{pay.returned(formats.money(moneyReturned, currency))}</span> : null}
            </>
          ),
        })),
      ]}
    />
  )
}
