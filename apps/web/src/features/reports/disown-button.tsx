import { type askToDisownWords, disownWordsForm } from '@redress/contract/reports.ts'
import { useState } from 'react'
import { caller } from '../../lib/api-client.ts'
import { claimFormKey } from '../../lib/form-persistence.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { TextField } from '../../ui/form/text-field.tsx'

const requestLink = caller<typeof askToDisownWords>('POST', '/v1/claims/:id/disowned-words')
const schema = disownWordsForm.pick({ email: true })

interface Props {
  claimId: string
  replyId: string
  /** Whom the reply names. */
  name: string
}

/** Asks for the link by which whoever is named says that a reply is not theirs. */
export function DisownButton({ claimId, replyId, name }: Props) {
  const { disowning: texts } = useTexts('records')
  const [stage, setStage] = useState<'closed' | 'open' | 'sent'>('closed')
  if (stage === 'sent') {
    return (
      <Banner tone="success" title={texts.sent}>
        {texts.sentText}
      </Banner>
    )
  }
  return (
    <div className="no-print">
      <Button variant="quiet" isSmall onClick={() => setStage('open')}>
        {texts.open}
      </Button>
      {stage === 'open' ? (
        <FormDialog
          opened
          onClose={() => setStage('closed')}
          title={texts.title}
          submitLabel={texts.submit}
          schema={schema}
          defaultValues={{ email: '' }}
          persistenceKey={claimFormKey(claimId, 'disowning')}
          failureText={texts.failed}
          onSubmit={async ({ email }) => {
            await requestLink({ params: { id: claimId }, body: { replyId, email } })
            setStage('sent')
          }}
        >
          <p>{texts.lead(name)}</p>
          <p>{texts.after}</p>
          <TextField name="email" type="email" label={texts.email} description={texts.emailHint} />
        </FormDialog>
      ) : null}
    </div>
  )
}
