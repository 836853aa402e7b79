import { lazy, Suspense } from 'react'
import { loadTexts } from '../../texts/texts.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import type { PaymentProps } from './checkout.tsx'

const Checkout = lazy(async () => {
  const [{ Checkout }] = await Promise.all([import('./checkout.tsx'), loadTexts(['payment'])])
  return { default: Checkout }
})

/** The checkout of a fee. It is a chunk of its own, with the Solana client and the QR code. */
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
      <Checkout key={props.payment.reference} {...props} />
    </Suspense>
  )
}
