import type { PayablePayment } from '@redress/contract/payments.ts'
import { inGroupsOfFour } from '@redress/domain/money/bank-reference.ts'
import { ExternalLink, Printer } from 'lucide-react'
import type { Configuration } from '../../lib/configuration.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Section } from '../../ui/section.tsx'
import { explorerLink } from '../../wallet/cluster.ts'
import classes from './payment-receipt.module.css'

interface Props {
  payment: PayablePayment
  claimNumber: string
  configuration: Configuration | undefined
}

/** Proof of payment: purpose, amount, time and way. */
export function PaymentReceipt({ payment, claimNumber, configuration }: Props) {
  const texts = useTexts('payment')
  const formats = useFormats()
  const { receipt } = texts
  const { cluster, operator } = configuration ?? {}
  const fee = formats.money(payment.fee, payment.currency)
  const isOnChain = payment.paidBy.includes('SOL')
  const isByBank = payment.paidBy.includes('bank')
  return (
    <Section
      title={receipt.title}
      actions={
        <span className="no-print">
          <Button variant="secondary" icon={<Printer aria-hidden size={18} />} onClick={() => window.print()}>
            {receipt.print}
          </Button>
        </span>
      }
    >
      <DescriptionList
        items={[
          { term: receipt.for, value: texts.titles[payment.purpose] },
          { term: receipt.claim, value: claimNumber },
          {
            term: receipt.amount,
            value: isOnChain && !isByBank ? `${fee} (${texts.amountInSol(formats.sol(payment.sol))})` : fee,
          },
          { term: receipt.way, value: isByBank ? payment.paidBy.map(way => receipt.ways[way]).join(', ') : null },
          {
            term: receipt.bankReference,
            value: isByBank && payment.bank ? <Code>{inGroupsOfFour(payment.bank.reference)}</Code> : null,
          },
          {
            term: receipt.takenOver,
            value: payment.relief > 0 ? formats.money(payment.relief, payment.currency) : null,
          },
          { term: receipt.paidAt, value: payment.paidAt ? <DateText value={payment.paidAt} withTime /> : null },
          { term: receipt.network, value: isOnChain && cluster ? texts.clusters[cluster] : null },
          {
            term: receipt.signatures(payment.signatures.length),
            value: isOnChain
              ? payment.signatures.map(signature => (
                  <TransactionSignature
                    key={signature}
                    signature={signature}
                    explorer={cluster ? explorerLink(cluster, signature) : null}
                  />
                ))
              : null,
          },
          {
            term: receipt.wallets(payment.wallets.length),
            value: isOnChain ? payment.wallets.map(wallet => <Code key={wallet}>{wallet}</Code>) : null,
          },
          { term: receipt.recipient, value: isOnChain ? <Code>{payment.recipient}</Code> : null },
          { term: receipt.reference, value: isOnChain ? <Code>{payment.reference}</Code> : null },
          { term: receipt.memo, value: isOnChain ? payment.memo : null },
          {
            term: receipt.operator,
            value: operator ? `${operator.name}, ${operator.address}, ${operator.email}` : null,
          },
        ]}
      />
    </Section>
  )
}

/** Identifier in monospace, to be compared character by character. */
const Code = ({ children }: { children: string }) => <code className={classes.code}>{children}</code>

/** Signature of a transaction, with a link to the explorer on a public cluster. */
export function TransactionSignature({ signature, explorer }: { signature: string; explorer: string | null }) {
  const texts = useTexts('payment').receipt
  return (
    <span className={classes.transaction}>
      <Code>{signature}</Code>
      {explorer ? (
        <a href={explorer} target="_blank" rel="noreferrer" className="no-print">
          {texts.explorer}
          <ExternalLink aria-hidden size={16} />
        </a>
      ) : null}
    </span>
  )
}
