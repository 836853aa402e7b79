import type { PayablePayment } from '@redress/contract/payments.ts'
import { useEffect, useRef } from 'react'
import { useConfiguration } from '../../lib/configuration.ts'
import type { Elements } from '../../lib/elements.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Money } from '../../ui/money.tsx'
import { Section } from '../../ui/section.tsx'
import classes from './checkout.module.css'
import { FeeCode } from './fee-code.tsx'
import { NoWallet } from './no-wallet.tsx'
import { PaymentMessages } from './payment-messages.tsx'
import type { PaymentPhase } from './payment-phase.ts'
import { PaymentProgress } from './payment-progress.tsx'
import type { PaymentSource } from './payment-source.ts'
import { PhonePayment } from './phone-payment.tsx'
import { ToldByChain } from './told-by-chain.tsx'
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

export interface PaymentProps {
  /** As it was fetched last; from there on the checkout follows it. */
  payment: PayablePayment
  source: PaymentSource
  /** Called once when the payment becomes paid while it is shown. */
  onPaid: () => void
  /** Further ways to have it paid. */
  children?: Elements
}

/** One fee: the amount, the ways to pay it, and its progress. */
export function Checkout({ payment: given, source, onPaid, children }: PaymentProps) {
  const texts = useTexts('payment')
  const formats = useFormats()
  const followed = usePayment({ payment: given, source, onPaid })
  const paying = usePay()
  const settings = useConfiguration()
  const { payment, phase } = followed
  const isPartlyPaid = followed.mayPay && BigInt(payment.received) > 0n
  const isPayable = followed.mayPay || paying.isPending
  const messages = useFocusWhenHidden(isPayable)
  return (
    <Section
      title={texts.titles[payment.purpose]}
      actions={<Badge tone={tones[phase.kind]}>{texts.phases[phase.kind]}</Badge>}
    >
      <div className={classes.checkout}>
        <p className={classes.amount}>
          <strong>
            <Money value={payment.fee} currency={payment.currency} />
          </strong>
          <span>{texts.amountInSol(formats.sol(payment.sol))}</span>
        </p>
        {isPayable && payment.relief > 0 ? (
          <p>{texts.feeCode.takenOver(formats.money(payment.relief, payment.currency))}</p>
        ) : null}
        {followed.mayPay ? <ToldByChain payment={payment} /> : null}
        {phase.kind === 'waiting' ? null : <PaymentProgress phase={phase} />}
        {isPartlyPaid ? (
          <Banner tone="attention" title={texts.partial.title(formats.sol(payment.missingSol))}>
            {texts.partial.text(formats.solOf(BigInt(payment.received)), formats.sol(payment.sol))}
          </Banner>
        ) : null}
        <div ref={messages} tabIndex={-1} className={`${classes.messages} no-print`}>
          <PaymentMessages followed={followed} paying={paying} />
        </div>
        {isPayable ? (
          <Loaded query={settings} failure={texts.waysFailed}>
            {configuration => (
              <>
                <div className={`${classes.methods} no-print`}>
                  <WalletPayment followed={followed} configuration={configuration} paying={paying} />
                  <PhonePayment link={payment.link} />
                </div>
                <div className={`${classes.help} no-print`}>
                  {payment.relief > 0 ? null : <FeeCode payment={payment} source={source} />}
                  {children}
                  <NoWallet payment={payment} cluster={configuration.cluster} />
                </div>
              </>
            )}
          </Loaded>
        ) : null}
      </div>
    </Section>
  )
}

/** Focuses the returned element when the buttons that had the focus disappear. */
function useFocusWhenHidden(areShown: boolean) {
  const target = useRef<HTMLDivElement>(null)
  const wereShown = useRef(areShown)
  useEffect(() => {
    const hasLostFocus = document.activeElement === null || document.activeElement === document.body
    if (wereShown.current && !areShown && hasLostFocus) target.current?.focus({ preventScroll: true })
    wereShown.current = areShown
  }, [areShown])
  return target
}
