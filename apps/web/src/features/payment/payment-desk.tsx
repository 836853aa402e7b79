import { lamports, solAmount } from '@redress/domain/money.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Money } from '../../ui/money.tsx'
import { Section } from '../../ui/section.tsx'
import classes from './payment-desk.module.css'
import { PaymentNote } from './payment-note.tsx'
import type { PaymentPanelProps } from './payment-panel.tsx'
import type { PaymentPhase } from './payment-phase.ts'
import { PaymentProgress } from './payment-progress.tsx'
import { PaymentReceipt } from './payment-receipt.tsx'
import { PhonePayment } from './phone-payment.tsx'
import { usePay } from './use-pay.ts'
import { usePayment } from './use-payment.ts'
import { WalletPayment } from './wallet-payment.tsx'

const tones = {
  waiting: 'attention',
  asked: 'attention',
  sent: 'accent',
  seen: 'accent',
  failed: 'danger',
  paid: 'success',
  superseded: 'neutral',
} satisfies Record<PaymentPhase['kind'], BadgeTone>

/** Everything that one fee needs: the amount, the ways to pay it, how far it is, and its receipt. */
export function PaymentDesk({ payment: given, claimId, onPaid }: PaymentPanelProps) {
  const texts = useTexts('payment')
  const followed = usePayment({ payment: given, claimId, onPaid })
  const paying = usePay()
  const { payment, phase, configuration } = followed
  const isPartlyPaid = followed.mayPay && BigInt(payment.received) > 0n
  return (
    <Section
      title={texts.titles[payment.purpose]}
      actions={<Badge tone={tones[phase.kind]}>{texts.phases[phase.kind]}</Badge>}
    >
      <div className={classes.desk}>
        <p className={classes.amount}>
          <strong>
            <Money value={payment.fee} currency={payment.currency} />
          </strong>
          <span>{texts.amountInSol(payment.sol)}</span>
        </p>
        <PaymentProgress phase={phase} />
        {isPartlyPaid ? (
          <Banner tone="attention" title={texts.partial.title(payment.missingSol)}>
            {texts.partial.text(solAmount(lamports(BigInt(payment.received))), payment.sol)}
          </Banner>
        ) : null}
        <PaymentNote
          followed={followed}
          failure={paying.isPending ? null : paying.failure}
          isInAnotherTab={paying.isInAnotherTab}
        />
        {configuration && followed.mayPay ? (
          <div className={`${classes.ways} no-print`}>
            <WalletPayment followed={followed} configuration={configuration} paying={paying} />
            <PhonePayment link={payment.link} />
          </div>
        ) : null}
        {phase.kind === 'paid' ? (
          <PaymentReceipt payment={payment} claimId={claimId} cluster={configuration?.cluster} />
        ) : null}
      </div>
    </Section>
  )
}
