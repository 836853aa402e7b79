import type { Payment } from '@redress/contract/payments.ts'
import { useMutation } from '@tanstack/react-query'
import type { Configuration } from '../../lib/configuration.ts'
import { useTexts } from '../../texts/texts.tsx'
import { useToast } from '../../ui/toast.ts'
import { type PaymentOutcome, pay } from '../../wallet/pay.ts'
import type { PaymentFailure } from '../../wallet/payment-failure.ts'
import type { Attempt } from '../../wallet/sighting.ts'
import type { Connection } from '../../wallet/wallet-store.ts'
import { keepAttempt, readAttempt } from './attempt-record.ts'

const sentToastMilliseconds = 8_000

interface Order {
  readonly payment: Payment
  readonly configuration: Configuration
  readonly connection: Connection | null
  readonly judged: readonly string[]
  /** The attempt that the page showed when the button was pressed. */
  readonly attempt: Attempt | null
}

/** Pays by the connected wallet, once at a time in all tabs, and remembers the attempt before it can have any effect. */
export function usePay() {
  const texts = useTexts('payment')
  const toast = useToast()
  const { mutate, isPending, data, reset } = useMutation({
    mutationFn: (order: Order) => alone(order.payment.id, () => payOnce(order)),
    onSuccess: outcome => {
      if (outcome?.ok) toast.success(texts.sentToast, { milliseconds: sentToastMilliseconds })
    },
  })
  const failure: PaymentFailure | null = data && !data.ok ? data.failure : null
  return { pay: mutate, isPending, failure, isInAnotherTab: data === null, reset }
}

export type Paying = ReturnType<typeof usePay>

async function payOnce(order: Order): Promise<PaymentOutcome | null> {
  const { payment, configuration, connection, judged, attempt } = order
  if (JSON.stringify(readAttempt(payment.id).attempt) !== JSON.stringify(attempt)) return null
  const outcome = await pay({
    rpcUrl: configuration.rpcUrl,
    cluster: configuration.cluster,
    link: payment.link,
    connection,
    judged,
    onAttempt: made => keepAttempt(payment.id, { attempt: made }),
  })
  if (!outcome.ok && !outcome.mayStillLand) keepAttempt(payment.id, { attempt: null })
  return outcome
}

/** `null` where another tab is at it. */
async function alone<Answer>(paymentId: string, act: () => Promise<Answer>): Promise<Answer | null> {
  if (!('locks' in navigator)) return act()
  return navigator.locks.request(`redress.payment.${paymentId}`, { ifAvailable: true }, lock => (lock ? act() : null))
}
