import { lazy, Suspense } from 'react'
import { loadTexts } from '../../texts/texts.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import type { PaymentProps } from './payment-desk.tsx'

const PaymentDesk = lazy(async () => {
  const [{ PaymentDesk }] = await Promise.all([import('./payment-desk.tsx'), loadTexts(['payment'])])
  return { default: PaymentDesk }
})

/** Pays a fee, follows it live and shows its receipt. The chain and the QR code are loaded with the first one shown. */
export function PaymentPanel(props: PaymentProps) {
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
