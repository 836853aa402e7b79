import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { givenDate, optionalShortText } from '@redress/contract/fields.ts'
import { givenPaymentDetails, type Performance } from '@redress/contract/performance.ts'
import { takesEvidence } from '@redress/domain/claim/performance.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { useState } from 'react'
import { z } from 'zod'
import { useMayWrite } from '../../entities/account/suspension.ts'
import type { Attachments } from '../../entities/claim/attachments.ts'
import { claimFormKey } from '../../lib/form-persistence.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { DateField, dayOf } from '../../ui/form/date-field.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import classes from './owed-sums.module.css'

const paid = z.strictObject({ paidOn: givenDate, text: optionalShortText })

interface SumPaid {
  claim: PartyClaim
  position: number
  attachments: Attachments
  onClose: () => void
  onSubmit: (said: z.output<typeof paid>) => Promise<void>
}

/** Dialog in which the debtor states the day of payment. */
export function SumPaidDialog({ claim, position, attachments, onClose, onSubmit }: SumPaid) {
  const texts = useTexts('performance')
  const formats = useFormats()
  const mayWrite = useMayWrite()
  const [today] = useState(() => dayOf(new Date()))
  const sum = claim.performance?.sums[position]
  const amount = formats.money(sum?.value ?? 0, claim.currency)
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={texts.paidDialog.title(amount)}
      submitLabel={texts.say.paid}
      schema={paid}
      defaultValues={{ paidOn: today, text: '' }}
      persistenceKey={claimFormKey(claim.id, `sum-${position}`)}
      failureText={texts.failed}
      onSubmit={async values => {
        await onSubmit(values)
        onClose()
      }}
    >
      <p>{sum && takesEvidence(sum) ? texts.paidDialog.again : texts.paidDialog.effect}</p>
      <DateField name="paidOn" label={texts.paidDialog.on} />
      {mayWrite ? (
        <>
          <TextAreaField
            name="text"
            label={texts.paidDialog.text}
            description={texts.paidDialog.textHint}
            limit={limits.shortTextLength}
            rows={3}
          />
          <div className={classes.proof}>
            {attachments.list}
            {attachments.button}
          </div>
        </>
      ) : null}
    </FormDialog>
  )
}

interface Details {
  claim: PartyClaim
  payTo: Performance['payTo']
  onClose: () => void
  onSubmit: (details: z.output<typeof givenPaymentDetails>) => Promise<void>
}

/** Dialog in which the plaintiff states the bank details. */
export function PaymentDetailsDialog({ claim, payTo, onClose, onSubmit }: Details) {
  const performance = useTexts('performance')
  const { payTo: texts } = performance
  const mayWrite = useMayWrite()
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={texts.state}
      submitLabel={texts.save}
      schema={givenPaymentDetails}
      defaultValues={{
        holder: payTo?.holder ?? '',
        iban: payTo?.iban ?? '',
        words: mayWrite ? (payTo?.words ?? '') : '',
      }}
      persistenceKey={claimFormKey(claim.id, 'payment-details')}
      failureText={performance.failed}
      onSubmit={async values => {
        await onSubmit(values)
        onClose()
      }}
    >
      <p>{texts.whoSees}</p>
      <TextField name="holder" label={texts.holder} autoComplete="name" />
      <TextField name="iban" label={texts.iban} autoComplete="off" />
      {mayWrite ? (
        <TextAreaField
          name="words"
          label={texts.wordsLabel}
          description={texts.wordsHint}
          limit={limits.shortTextLength}
          rows={3}
        />
      ) : null}
    </FormDialog>
  )
}
