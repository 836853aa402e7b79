import type { PayablePayment } from '@redress/contract/payments.ts'
import { useMutation } from '@tanstack/react-query'
import type { Configuration } from '../../lib/configuration.ts'
import { useTexts } from '../../texts/texts.tsx'
import { useToast } from '../../ui/toast.ts'
import type { PaymentAttempt } from '../../wallet/on-chain-status.ts'
import { type PaymentOutcome, pay } from '../../wallet/pay.ts'
import type { PaymentFailure } from '../../wallet/payment-failure.ts'
import type { WalletConnection } from '../../wallet/wallet-store.ts'
import { readStoredAttempts, updateStoredAttempts } from './payment-attempts.ts'

const sentToastMilliseconds = 8_000

interface Order {
  readonly payment: PayablePayment
  readonly configuration: Configuration
  readonly connection: WalletConnection | null
  readonly processed: readonly string[]
  /** The attempt that the page showed when the button was pressed. */
  readonly attempt: PaymentAttempt | null
}

/** Pays by the connected wallet, in one tab at a time, and remembers the attempt before the wallet is asked. */
export function usePay() {
  const texts = useTexts('payment')
  const toast = useToast()
  const { mutate, isPending, data, reset } = useMutation({
    mutationFn: (order: Order) => inOneTab(order.payment.reference, () => payOnce(order)),
    onSuccess: outcome => {
      if (outcome?.ok) toast.success(texts.sentToast, { milliseconds: sentToastMilliseconds })
    },
  })
  const failure: PaymentFailure | null = data && !data.ok ? data.failure : null
  return { pay: mutate, isPending, failure, isInAnotherTab: data === null, reset }
}

export type Paying = ReturnType<typeof usePay>

async function payOnce(order: Order): Promise<PaymentOutcome | null> {
  const { payment, configuration, connection, processed, attempt } = order
  if (JSON.stringify(readStoredAttempts(payment.reference).attempt) !== JSON.stringify(attempt)) return null
  const outcome = await pay({
    rpcUrl: configuration.rpcUrl,
    cluster: configuration.cluster,
    link: payment.link,
    connection,
    processed,
    onAttempt: made => updateStoredAttempts(payment.reference, { attempt: made }),
  })
  if (!outcome.ok && !outcome.mayStillLand) updateStoredAttempts(payment.reference, { attempt: null })
  return outcome
}

/** `null` where another tab is paying. */
async function inOneTab<Outcome>(reference: string, pay: () => Promise<Outcome>): Promise<Outcome | null> {
  if (!('locks' in navigator)) return pay()
  return navigator.locks.request(`redress.payment.${reference}`, { ifAvailable: true }, lock => (lock ? pay() : null))
}
