import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { isPaidPayment } from '@redress/domain/money/payments.ts'
import { Link } from 'react-router'
import { viewOf } from '../../entities/claim/claim-sides.ts'
import { paths } from '../../lib/paths.ts'
import { useTexts } from '../../texts/texts.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Money } from '../../ui/money.tsx'

export const paidFees = (claim: PartyClaim) => claim.payments.filter(({ status }) => isPaidPayment(status))

/** The fees that one's side has paid. */
export function PaidFees({ claim }: { claim: PartyClaim }) {
  const { pay } = useTexts('claims')
  return (
    <DescriptionList
      items={paidFees(claim).map(payment => ({
        term: pay.purposes[payment.purpose],
        value: (
          <>
            <Money value={payment.fee} currency={payment.currency} /> · {pay.sol(payment.sol)}
            {payment.paidAt === null ? null : (
              <>
                {' '}
                · <DateText value={payment.paidAt} withTime />
              </>
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
      }))}
    />
  )
}
