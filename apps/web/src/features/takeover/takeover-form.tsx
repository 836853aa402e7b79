import type { resetTakeoverCode, takeOverClaim } from '@redress/contract/defendants.ts'
import { redeemCode } from '@redress/contract/fields.ts'
import { useFormContext } from 'react-hook-form'
import { z } from 'zod'
import { caller } from '../../lib/api-client.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import classes from './takeover-form.module.css'

export type TakeoverMode = 'claim' | 'reset'

const acts = {
  claim: caller<typeof takeOverClaim>('POST', '/v1/claims/takeover/:code'),
  reset: caller<typeof resetTakeoverCode>('POST', '/v1/claims/takeover/:code/reset'),
} as const

const schema = z.strictObject({ redeemCode })
/** The API's address calls the field otherwise. */
const fieldNames = { code: 'redeemCode' } as const

interface Props {
  mode: TakeoverMode
  onSwitch: () => void
  code: string
  onDone: () => unknown
}

/** Redeems a code or has a new one sent; what was typed stays when one changes between the two. */
export function TakeoverForm({ mode, onSwitch, code, onDone }: Props) {
  const texts = useTexts('takeover')
  return (
    <Form
      schema={schema}
      defaultValues={{ redeemCode: code }}
      persistenceKey={`takeover.${code}`}
      fieldNames={fieldNames}
      failureText={texts.failed}
      onSubmit={async values => {
        await acts[mode]({ params: { code: values.redeemCode } })
        await onDone()
      }}
    >
      <TextField name="redeemCode" label={texts.field} description={texts.fieldHint} autoComplete="off" />
      <div className={classes.actions}>
        <SubmitButton>{texts[mode].submit}</SubmitButton>
        <SwitchButton label={texts[mode === 'claim' ? 'reset' : 'claim'].switch} onSwitch={onSwitch} />
      </div>
      <p className={classes.hint}>{texts[mode].hint}</p>
    </Form>
  )
}

function SwitchButton({ label, onSwitch }: { label: string; onSwitch: () => void }) {
  const { clearErrors } = useFormContext()
  return (
    <Button
      variant="quiet"
      onClick={() => {
        clearErrors()
        onSwitch()
      }}
    >
      {label}
    </Button>
  )
}
