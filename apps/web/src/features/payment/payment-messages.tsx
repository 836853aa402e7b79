import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { type Cluster, explorerLink } from '../../wallet/cluster.ts'
import type { PaymentFailure } from '../../wallet/payment-failure.ts'
import { TransactionSignature } from './payment-receipt.tsx'
import type { Paying } from './use-pay.ts'
import type { FollowedPayment } from './use-payment.ts'

interface Props {
  followed: FollowedPayment
  paying: Paying
}

/** Messages on the progress of the payment. */
export function PaymentMessages({ followed, paying }: Props) {
  const texts = useTexts('payment')
  const { phase, configuration, uncounted, isNodeUnavailable, isServerUnavailable, mayPay } = followed
  const { isPending, isInAnotherTab } = paying
  const note = isPending && phase.kind === 'asked' ? texts.notes.approve : texts.phaseNotes[phase.kind]
  return (
    <>
      {isPending ? null : <FailureMessage followed={followed} lastFailure={paying.failure} />}
      {note ? (
        <Banner tone={phase.kind === 'paid' ? 'success' : 'info'}>
          <p>{note}</p>
          {'signature' in phase && configuration ? (
            <TransactionSignature
              signature={phase.signature}
              explorer={explorerLink(configuration.cluster, phase.signature)}
            />
          ) : null}
        </Banner>
      ) : null}
      {uncounted.length > 0 && mayPay ? <Banner tone="attention">{texts.notes.uncounted}</Banner> : null}
      {isInAnotherTab && mayPay ? <Banner tone="attention">{texts.notes.anotherTab}</Banner> : null}
      {isNodeUnavailable && (isPending || !mayPay || paying.failure?.kind !== 'NODE_AWAY') ? (
        <Banner tone="attention">{texts.notes.nodeAway}</Banner>
      ) : null}
      {isServerUnavailable ? <Banner tone="attention">{texts.notes.serverAway}</Banner> : null}
    </>
  )
}

/** Shows a failure as an error only if the user may pay again. Until then the transaction may still succeed. */
function FailureMessage({ followed, lastFailure }: { followed: FollowedPayment; lastFailure: PaymentFailure | null }) {
  const texts = useTexts('payment')
  const failureText = useFailureText(followed.configuration?.cluster)
  const { phase, mayPay } = followed
  const failure = phase.kind === 'failed' ? phase.failure : lastFailure
  if (!failure) return null
  if (mayPay) {
    return (
      <Banner tone="danger" title={texts.failureTitle}>
        {failureText(failure)}
      </Banner>
    )
  }
  const isUnderWay = phase.kind === 'asked' || phase.kind === 'sent'
  // An unavailable node has its own message above.
  return isUnderWay && failure.kind !== 'NODE_AWAY' ? <Banner tone="attention">{failureText(failure)}</Banner> : null
}

/** Words the cause of a failed payment and the remedy. */
function useFailureText(cluster: Cluster | undefined): (failure: PaymentFailure) => string {
  const texts = useTexts('payment')
  const formats = useFormats()
  return ({ kind, funds, message }) => {
    const details = [
      funds && texts.funds(formats.solOf(funds.held), formats.solOf(funds.needed)),
      kind === 'WRONG_NETWORK' && cluster && texts.network(texts.clusters[cluster]),
      message && texts.said(message),
    ]
    return [texts.failures[kind], ...details.filter(Boolean)].join(' ')
  }
}
