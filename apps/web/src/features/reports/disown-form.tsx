import { type askToDisownWords, disownWordsForm } from '@redress/contract/reports.ts'
import { caller } from '../../lib/api-client.ts'
import { claimFormKey } from '../../lib/form-persistence.ts'
import { useTexts } from '../../texts/texts.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { TextField } from '../../ui/form/text-field.tsx'

const requestLink = caller<typeof askToDisownWords>('POST', '/v1/claims/:id/disowned-words')
const schema = disownWordsForm.pick({ email: true })

interface Props {
  claimId: string
  replyId: string
  /** Name of the reply's alleged author. */
  name: string
  onClose: () => void
  onSent: () => void
}

/** Form that requests a link, with which the alleged author disowns a reply. */
export function DisownForm({ claimId, replyId, name, onClose, onSent }: Props) {
  const { disowning: texts } = useTexts('records')
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={texts.title}
      submitLabel={texts.submit}
      schema={schema}
      defaultValues={{ email: '' }}
      persistenceKey={claimFormKey(claimId, 'disowning')}
      failureText={texts.failed}
      onSubmit={async ({ email }) => {
        await requestLink({ params: { id: claimId }, body: { replyId, email } })
        onSent()
      }}
    >
      <p>{texts.lead(name)}</p>
      <p>{texts.after}</p>
      <TextField name="email" type="email" label={texts.email} description={texts.emailHint} />
    </FormDialog>
  )
}
