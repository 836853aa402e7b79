import type { PayablePayment } from '@redress/contract/payments.ts'
import { useEffect, useRef } from 'react'
import { type Configuration, useConfiguration } from '../../lib/configuration.ts'
import type { Elements } from '../../lib/elements.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Money } from '../../ui/money.tsx'
import { Section } from '../../ui/section.tsx'
import { useArrived } from './amounts.ts'
import { BankPayment } from './bank-payment.tsx'
import classes from './checkout.module.css'
import { FeeCode } from './fee-code.tsx'
import { NoWallet } from './no-wallet.tsx'
import { PaymentMessages } from './payment-messages.tsx'
import type { PaymentPhase } from './payment-phase.ts'
import { PaymentProgress } from './payment-progress.tsx'
import type { PaymentSource } from './payment-source.ts'
import { PhonePayment } from './phone-payment.tsx'
import { ToldByChain } from './told-by-chain.tsx'
import { type Paying, usePay } from './use-pay.ts'
import { type FollowedPayment, usePayment } from './use-payment.ts'
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
  const { bank } = payment
  const { missing, received, whole } = useArrived(payment)
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
          {bank ? null : <span>{texts.amountInSol(formats.sol(payment.sol))}</span>}
        </p>
        {isPayable && payment.relief > 0 ? (
          <p>{texts.feeCode.takenOver(formats.money(payment.relief, payment.currency))}</p>
        ) : null}
        {followed.mayPay && !bank ? <ToldByChain payment={payment} /> : null}
        {phase.kind === 'waiting' ? null : <PaymentProgress phase={phase} />}
        {isPartlyPaid ? (
          <Banner tone="attention" title={texts.partial.title(missing)}>
            {texts.partial.text(received, whole)}
          </Banner>
        ) : null}
        <div ref={messages} tabIndex={-1} className={`${classes.messages} no-print`}>
          <PaymentMessages followed={followed} paying={paying} />
        </div>
        {isPayable ? (
          <Loaded query={settings} failure={texts.waysFailed}>
            {configuration => (
              <>
                <Ways followed={followed} paying={paying} configuration={configuration} />
                <div className={`${classes.help} no-print`}>
                  {payment.relief > 0 ? null : <FeeCode payment={payment} source={source} />}
                  {children}
                  {bank ? null : <NoWallet payment={payment} cluster={configuration.cluster} />}
                </div>
              </>
            )}
          </Loaded>
        ) : null}
      </div>
    </Section>
  )
}

interface WaysProps {
  followed: FollowedPayment
  paying: Paying
  configuration: Configuration
}

/** The ways to pay, bank transfer first where there is one. */
function Ways({ followed, paying, configuration }: WaysProps) {
  const texts = useTexts('payment')
  const formats = useFormats()
  const { payment } = followed
  const onChain = (
    <div className={`${classes.methods} no-print`}>
      <WalletPayment followed={followed} configuration={configuration} paying={paying} />
      <PhonePayment link={payment.link} />
    </div>
  )
  if (!payment.bank) return onChain
  return (
    <div className={`${classes.ways} no-print`}>
      <h3>{texts.ways.title}</h3>
      <Fold title={texts.ways.bank} defaultOpen>
        <BankPayment payment={payment} bank={payment.bank} />
      </Fold>
      <Fold title={texts.ways.SOL} defaultOpen={followed.attempt !== null}>
        <p>{texts.ways.solAmount(formats.sol(payment.missingSol))}</p>
        <ToldByChain payment={payment} />
        {onChain}
        <NoWallet payment={payment} cluster={configuration.cluster} />
      </Fold>
    </div>
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
