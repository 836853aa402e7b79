import type { Resolution } from '@redress/contract/resolutions.ts'
import { useTexts } from '../../texts/texts.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { Money } from '../../ui/money.tsx'
import type { WordedOffer } from './offer-in-words.ts'
import classes from './payment-plan.module.css'

/** The sums of an offer that is paid in instalments, and the last day of each; nothing of one that is paid in one sum. */
export function PaymentPlan({ offer: { paymentPlan = [], currency } }: { offer: WordedOffer }) {
  const { plan } = useTexts('claims').terms
  if (paymentPlan.length < 2) return null
  return (
    <table className={classes.plan}>
      <caption className="visually-hidden">{plan.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{plan.dueOn}</th>
          <th scope="col">{plan.sum}</th>
        </tr>
      </thead>
      <tbody>
        {paymentPlan.map(({ dueOn, value }: Resolution['paymentPlan'][number]) => (
          <tr key={dueOn}>
            <td>
              <DateText value={dueOn} />
            </td>
            <td>
              <Money value={value} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
