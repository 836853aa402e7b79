import { useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { explorerLink } from '../../wallet/cluster.ts'
import type { PaymentFailure } from '../../wallet/payment-failure.ts'
import { useFailureWords } from './failure-words.ts'
import { TransactionSignature } from './transaction-signature.tsx'
import type { FollowedPayment } from './use-payment.ts'

interface Props {
  followed: FollowedPayment
  /** Of the last try in this tab. */
  failure: PaymentFailure | null
  isInAnotherTab: boolean
}

/** What goes on with the payment, in words. */
export function PaymentNote({ followed, failure: failedTry, isInAnotherTab }: Props) {
  const texts = useTexts('payment')
  const { phase, configuration, uncounted, isNodeAway, isServerAway, mayPay } = followed
  const words = useFailureWords(configuration?.cluster)
  const failure = phase.kind === 'failed' ? phase.failure : failedTry
  const isFailureOver = phase.kind === 'seen' || phase.kind === 'paid' || phase.kind === 'superseded'
  const note = phase.kind in texts.notes ? texts.notes[phase.kind as keyof typeof texts.notes] : null
  return (
    <>
      {failure && !isFailureOver ? (
        <Banner tone="danger" title={texts.failureTitle}>
          {words(failure)}
        </Banner>
      ) : null}
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
      {isNodeAway ? <Banner tone="attention">{texts.notes.nodeAway}</Banner> : null}
      {isServerAway ? <Banner tone="attention">{texts.notes.serverAway}</Banner> : null}
    </>
  )
}
