import type { PayablePayment } from '@redress/contract/payments.ts'
import { inGroupsOfFour } from '@redress/domain/money/bank-reference.ts'
import { epcPayment } from '@redress/domain/money/epc-payment.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { TransferCode } from '../../ui/transfer-code.tsx'
import classes from './bank-payment.module.css'

interface Props {
  payment: PayablePayment
  bank: NonNullable<PayablePayment['bank']>
}

/** Bank transfer for a fee: what to type, and a code for banking apps. */
export function BankPayment({ payment, bank }: Props) {
  const { bank: texts } = useTexts('payment')
  const formats = useFormats()
  const { holder, iban, reference, missing } = bank
  const code = epcPayment({ holder, iban, value: missing, reference })
  const copied = (value: string, label: string, term: string, shown = value) => (
    <span className={classes.line}>
      <span>{shown}</span>
      <CopyButton value={value} label={label} message={texts.copied(term)} />
    </span>
  )
  return (
    <div className={classes.bank}>
      <p>{texts.text}</p>
      <div className={classes.columns}>
        <DescriptionList
          items={[
            { term: texts.amount, value: <strong>{formats.money(missing, payment.currency)}</strong> },
            { term: texts.holder, value: copied(holder, texts.copyHolder, texts.holder) },
            { term: texts.iban, value: copied(iban, texts.copyIban, texts.iban, inGroupsOfFour(iban)) },
            {
              term: texts.reference,
              value: copied(reference, texts.copyReference, texts.reference, inGroupsOfFour(reference)),
            },
          ]}
        />
        {code === null ? null : (
          <div className={classes.scan}>
            <TransferCode value={code} label={texts.codeLabel} />
            <p>{texts.scan}</p>
          </div>
        )}
      </div>
      <p className={classes.muted}>{texts.time}</p>
    </div>
  )
}
