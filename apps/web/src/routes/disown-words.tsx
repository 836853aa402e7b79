import { explanationForm } from '@redress/contract/explanation-form.ts'
import type { disownWords } from '@redress/contract/reports.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { useState } from 'react'
import { useParams } from 'react-router'
import { caller } from '../lib/api-client.ts'
import { paths } from '../lib/paths.ts'
import { useTexts } from '../texts/texts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Form } from '../ui/form/form.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { TextAreaField } from '../ui/form/text-area-field.tsx'
import { Page } from '../ui/page.tsx'

const requestDisowning = caller<typeof disownWords>('POST', '/v1/disowned-words/:token')

/** For whoever is named by a public reply and has a link: says that it is not theirs. */
export function Component() {
  const { token = '' } = useParams()
  const { disowning: texts } = useTexts('records')
  const [done, setDone] = useState<{ claimId: string; number: string } | null>(null)
  if (done) {
    return (
      <Page title={texts.done(done.number)} lead={texts.next} width="reading">
        <ButtonLink to={paths.claim(done.claimId)}>{texts.toClaim}</ButtonLink>
      </Page>
    )
  }
  return (
    <Page title={texts.title} lead={texts.sayLead} width="reading">
      <Form
        schema={explanationForm}
        defaultValues={{ explanation: '' }}
        persistenceKey={null}
        failureText={texts.failed}
        onSubmit={async body => setDone(await requestDisowning({ params: { token }, body }))}
      >
        <TextAreaField
          name="explanation"
          label={texts.text}
          description={texts.textHint}
          limit={limits.shortTextLength}
          rows={5}
        />
        <SubmitButton>{texts.say}</SubmitButton>
      </Form>
    </Page>
  )
}
