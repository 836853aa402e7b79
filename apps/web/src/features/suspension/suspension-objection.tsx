import { replyForm } from '@redress/contract/replies.ts'
import type { objectToSuspension } from '@redress/contract/suspensions.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { useQueryClient } from '@tanstack/react-query'
import { caller } from '../../lib/api-client.ts'
import { sessionQuery } from '../../lib/session.ts'
import { useTexts } from '../../texts/texts.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useToast } from '../../ui/toast.ts'

const sendObjection = caller<typeof objectToSuspension>('POST', '/v1/users/suspension/objection')

/** Says something against the suspension of the own account. */
export function ObjectionForm({ id, onClose }: { id: string; onClose: () => void }) {
  const { account: texts, ...shared } = useTexts('restrictions')
  const queries = useQueryClient()
  const toast = useToast()
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={texts.title}
      submitLabel={shared.submit}
      schema={replyForm}
      defaultValues={{ text: '' }}
      persistenceKey={`suspension.${id}`}
      failureText={shared.failed}
      onSubmit={async body => {
        queries.setQueryData(sessionQuery.queryKey, await sendObjection({ body }))
        toast.success(texts.sent)
        onClose()
      }}
    >
      <p>{texts.lead}</p>
      <TextAreaField name="text" label={texts.label} limit={limits.shortTextLength} rows={6} />
    </FormDialog>
  )
}
