import type { Payment } from '@redress/contract/payments.ts'
import { lazy, Suspense } from 'react'
import { loadTexts } from '../../texts/texts.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'

export interface PaymentPanelProps {
  /** The newest that is known of the payment; the panel follows it by itself from there. */
  payment: Payment
  claimId: string
  /** Called once when the server has confirmed the payment while the panel was watching. */
  onPaid?: () => void
}

const PaymentDesk = lazy(async () => {
  const [{ PaymentDesk }] = await Promise.all([import('./payment-desk.tsx'), loadTexts(['payment'])])
  return { default: PaymentDesk }
})

/** Pays a fee, follows it live and shows its receipt. The chain and the QR code are loaded with the first one shown. */
export function PaymentPanel(props: PaymentPanelProps) {
  return (
    <Suspense
      fallback={
        <Skeleton>
          <Bone height="4rem" />
          <Bone height="18rem" />
        </Skeleton>
      }
    >
      <PaymentDesk key={props.payment.id} {...props} />
    </Suspense>
  )
}
