import { explanationForm } from '@redress/contract/explanation-form.ts'
import { feeCodeForm } from '@redress/contract/fee-code-forms.ts'
import type { endFeeCode, FeeCodes, makeFeeCode } from '@redress/contract/fee-codes.ts'
import { useState } from 'react'
import { z } from 'zod'
import { caller } from '../../lib/api-client.ts'
import { useTexts } from '../../texts/texts.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useToast } from '../../ui/toast.ts'
import { Reason } from './broadcast-dialogs.tsx'
import classes from './installation.module.css'
import { useFeeCodesCache } from './installation-queries.ts'

const sendFeeCode = caller<typeof makeFeeCode>('POST', '/v1/operator/fee-codes')
const sendEnd = caller<typeof endFeeCode>('POST', '/v1/operator/fee-codes/:id/end')

/** A text field whose text is a number. */
const numberIn = (schema: z.ZodNumber) =>
  z
    .string()
    .transform(text => (text.trim() === '' ? Number.NaN : Number(text)))
    .pipe(schema)

const { share, uses, days } = feeCodeForm.shape
const schema = feeCodeForm.extend({ share: numberIn(share), uses: numberIn(uses), days: numberIn(days) })

/** Form for a new code, which is shown once afterwards. */
export function FeeCodeForm({ onClose }: { onClose: () => void }) {
  const texts = useTexts('staff').feeCodes
  const store = useFeeCodesCache()
  const [code, setCode] = useState<string | null>(null)
  if (code !== null)
    return (
      <Dialog opened onClose={onClose} title={texts.madeTitle}>
        <p>{texts.made}</p>
        <p>
          <code className={classes.code}>{code}</code>
        </p>
        <CopyButton value={code} label={texts.copy} message={texts.copied} />
      </Dialog>
    )
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={texts.makeTitle}
      submitLabel={texts.makeNow}
      schema={schema}
      defaultValues={{ handedTo: '', share: '100', uses: '', days: '90', explanation: '' }}
      persistenceKey="operator.fee-code"
      failureText={texts.actFailed}
      onSubmit={async body => {
        const made = await sendFeeCode({ body })
        await store(made)
        setCode(made.code)
      }}
    >
      <p>{texts.makeLead}</p>
      <TextField name="handedTo" label={texts.handedTo} description={texts.handedToHint} />
      <TextField name="share" label={texts.shareLabel} inputMode="numeric" />
      <TextField name="uses" label={texts.usesLabel} description={texts.usesHint} inputMode="numeric" />
      <TextField name="days" label={texts.daysLabel} inputMode="numeric" />
      <Reason />
    </FormDialog>
  )
}

/** Form that ends a code before its time. */
export function FeeCodeEndForm({ code, onClose }: { code: FeeCodes['codes'][number]; onClose: () => void }) {
  const texts = useTexts('staff').feeCodes
  const store = useFeeCodesCache()
  const toast = useToast()
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={texts.endTitle(code.handedTo)}
      submitLabel={texts.endNow}
      schema={explanationForm}
      defaultValues={{ explanation: '' }}
      persistenceKey={`operator.fee-code.${code.id}.end`}
      failureText={texts.actFailed}
      onSubmit={async body => {
        await store(await sendEnd({ params: { id: code.id }, body }))
        toast.success(texts.isEnded)
        onClose()
      }}
    >
      <p>{texts.endLead}</p>
      <Reason />
    </FormDialog>
  )
}
