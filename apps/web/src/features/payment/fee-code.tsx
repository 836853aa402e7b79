import type { PayablePayment, useFeeCode } from '@redress/contract/payments.ts'
import { useQueryClient } from '@tanstack/react-query'
import { caller } from '../../lib/api-client.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useToast } from '../../ui/toast.ts'
import type { PaymentSource } from './payment-source.ts'

const sendCode = caller<typeof useFeeCode>('POST', '/v1/payments/:publicId/code')
const loadSchema = async () => (await import('@redress/contract/fee-code-forms.ts')).feeCodeUse

/** Field for a code of the operator that takes over the fee, or a part of it. */
export function FeeCode({ payment, source }: { payment: PayablePayment; source: PaymentSource }) {
  const texts = useTexts('payment').feeCode
  const queries = useQueryClient()
  const toast = useToast()
  return (
    <Fold title={texts.title}>
      <p>{texts.text}</p>
      <Form
        schema={loadSchema}
        defaultValues={{ feeCode: '' }}
        persistenceKey={`payment.${payment.publicId}.code`}
        failureText={texts.failed}
        onSubmit={async body => {
          const left = await sendCode({ params: { publicId: payment.publicId }, body })
          queries.setQueryData(source.queryKey, left)
          toast.success(texts.taken)
          await queries.invalidateQueries({ queryKey: queryKeys.claims })
        }}
      >
        <TextField name="feeCode" label={texts.label} />
        <SubmitButton>{texts.use}</SubmitButton>
      </Form>
    </Fold>
  )
}
