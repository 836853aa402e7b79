import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { useMayWrite } from '../../entities/account/suspension.ts'
import type { Attachments } from '../../entities/claim/attachments.ts'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import { useRefreshMessages } from '../../entities/claim/message-queries.ts'
import { claimFormKey } from '../../lib/form-persistence.ts'
import { useTexts } from '../../texts/texts.tsx'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { DateField } from '../../ui/form/date-field.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { sendStatement } from './message-requests.ts'
import classes from './messages.module.css'

const explained = async () => (await import('@redress/contract/messages.ts')).paymentStatement.omit({ fileIds: true })
const unexplained = async () => {
  const [statement, { z }] = [await explained(), await import('zod')]
  return statement.extend({ text: z.literal('') })
}

interface Props {
  claim: PartyClaim
  attachments: Attachments
  onClose: () => void
}

/** A defendant says when and how much was paid, with what proves it. */
export function PaymentDialog({ claim, attachments, onClose }: Props) {
  const texts = useTexts('messages').payment
  const cache = useClaimCache()
  const mayWrite = useMayWrite()
  const refresh = useRefreshMessages(claim.id)
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={texts.title}
      submitLabel={texts.send}
      schema={mayWrite ? explained : unexplained}
      defaultValues={{ paidOn: '', paidValue: undefined, text: '' }}
      persistenceKey={claimFormKey(claim.id, 'already-paid')}
      failureText={texts.failed}
      onSubmit={async values => {
        await attachments.sendWith(values, fileIds =>
          sendStatement({ params: { id: claim.id }, body: { ...values, fileIds } }),
        )
        await refresh()
        cache.say(claim.id, texts.sent)
        onClose()
      }}
    >
      <div>
        <p>{texts.lead(claim.isRestricted)}</p>
        <p>{texts.effect}</p>
      </div>
      <DateField name="paidOn" label={texts.on} />
      <AmountField name="paidValue" label={texts.value(claim.currency)} currency={claim.currency} />
      {mayWrite ? (
        <>
          <TextAreaField
            name="text"
            label={texts.text}
            description={texts.textHint}
            limit={limits.shortTextLength}
            rows={4}
          />
          <div className={classes.proof}>
            <p>{texts.proof}</p>
            {attachments.list}
            {attachments.button}
          </div>
        </>
      ) : null}
    </FormDialog>
  )
}
