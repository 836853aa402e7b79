import { lamports, solAmount } from '@redress/domain/money/money.ts'
import { useTexts } from '../../texts/texts.tsx'
import type { Cluster } from '../../wallet/cluster.ts'
import type { PaymentFailure } from '../../wallet/payment-failure.ts'

/** Says why a payment failed, and what helps. */
export function useFailureWords(cluster: Cluster | undefined): (failure: PaymentFailure) => string {
  const texts = useTexts('payment')
  return ({ kind, funds, said }) => {
    const more = [
      funds && texts.funds(solAmount(lamports(funds.held)), solAmount(lamports(funds.needed))),
      kind === 'WRONG_NETWORK' && cluster && texts.network(texts.clusters[cluster]),
      said && texts.said(said),
    ]
    return [texts.failures[kind], ...more.filter(Boolean)].join(' ')
  }
}
