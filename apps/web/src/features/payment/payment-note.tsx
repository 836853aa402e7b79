import { useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { explorerLink } from '../../wallet/cluster.ts'
import type { PaymentFailure } from '../../wallet/payment-failure.ts'
import { useFailureWords } from './failure-words.ts'
import { TransactionSignature } from './transaction-signature.tsx'
import type { Paying } from './use-pay.ts'
import type { FollowedPayment } from './use-payment.ts'

interface Props {
  followed: FollowedPayment
  paying: Paying
}

/** What goes on with the payment, in words. */
export function PaymentNote({ followed, paying }: Props) {
  const texts = useTexts('payment')
  const { phase, configuration, uncounted, isNodeAway, isServerAway, mayPay } = followed
  const { isPending, isInAnotherTab } = paying
  const note = isPending && phase.kind === 'asked' ? texts.notes.approve : texts.phaseNotes[phase.kind]
  return (
    <>
      {isPending ? null : <FailureNote followed={followed} failedTry={paying.failure} />}
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
      {isNodeAway && (isPending || !mayPay || paying.failure?.kind !== 'NODE_AWAY') ? (
        <Banner tone="attention">{texts.notes.nodeAway}</Banner>
      ) : null}
      {isServerAway ? <Banner tone="attention">{texts.notes.serverAway}</Banner> : null}
    </>
  )
}

/** A failure is final only where the payment may be made again; else it is no more than a word of warning. */
function FailureNote({ followed, failedTry }: { followed: FollowedPayment; failedTry: PaymentFailure | null }) {
  const texts = useTexts('payment')
  const words = useFailureWords(followed.configuration?.cluster)
  const { phase, mayPay } = followed
  const failure = phase.kind === 'failed' ? phase.failure : failedTry
  if (!failure) return null
  if (mayPay) {
    return (
      <Banner tone="danger" title={texts.failureTitle}>
        {words(failure)}
      </Banner>
    )
  }
  const isUnderWay = phase.kind === 'asked' || phase.kind === 'sent'
  // Whether the node is still away is said where it is known.
  return isUnderWay && failure.kind !== 'NODE_AWAY' ? <Banner tone="attention">{words(failure)}</Banner> : null
}
