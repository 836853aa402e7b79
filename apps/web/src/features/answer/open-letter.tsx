import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Page } from '../../ui/page.tsx'
import { Section } from '../../ui/section.tsx'
import classes from './answer.module.css'
import { letterClaimQuery, requestLetter, requestOpening } from './letter-queries.ts'

interface Props {
  /** Why no letter is open, where one was tried. */
  problem?: { readonly title: string; readonly text: string }
}

/** For whoever types what stands in the letter, or whose code opens nothing. */
export function OpenLetter({ problem }: Props) {
  const { open: texts } = useTexts('answer')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const isSignedIn = useSession().user !== null
  return (
    <Page title={texts.title} lead={texts.lead} width="reading">
      <div className={classes.stack}>
        {problem ? (
          <Banner tone="attention" title={problem.title}>
            {problem.text}
          </Banner>
        ) : null}
        <Form
          label={texts.title}
          // A code is a secret, and lies in the letter.
          persistenceKey={null}
          schema={async () => (await import('@redress/contract/letters.ts')).letterCode.required()}
          defaultValues={{ claimNumber: '', code: '' }}
          failureText={texts.failed}
          onSubmit={async body => {
            const { claimId, isYours } = await requestOpening({ body })
            if (isYours) return navigate(paths.dashboard.claim('against-me', claimId))
            await queries.prefetchQuery(letterClaimQuery(claimId))
            // A link whose code opens nothing would be tried again as long as it stands in the address.
            await navigate(paths.answer(), { replace: true })
            await queries.invalidateQueries({ queryKey: ['letters'] })
          }}
        >
          <TextField name="claimNumber" label={texts.number} description={texts.numberHint} autoComplete="off" />
          <TextField name="code" label={texts.code} description={texts.codeHint} autoComplete="off" />
          <SubmitButton isWide>{texts.submit}</SubmitButton>
        </Form>
        {isSignedIn ? null : (
          <p>
            {texts.takenOver} <Link to={paths.auth.login}>{texts.logIn}</Link>
          </p>
        )}
        <NewLetter />
      </div>
    </Page>
  )
}

/** The way to a new code: the same words for every address. */
function NewLetter() {
  const { again: texts } = useTexts('answer')
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <Section title={texts.title}>
      <div className={classes.stack}>
        <p>{texts.text}</p>
        {sentTo === null ? null : (
          <Banner tone="info" title={texts.sent}>
            {texts.sentText(sentTo)}
          </Banner>
        )}
        <Form
          label={texts.title}
          persistenceKey="letter-again"
          schema={async () => (await import('@redress/contract/letters.ts')).requestLetter.body}
          defaultValues={{ email: '' }}
          failureText={texts.failed}
          onSubmit={async body => {
            await requestLetter({ body })
            setSentTo(body.email)
          }}
        >
          <TextField name="email" type="email" label={texts.email} autoComplete="email" />
          <SubmitButton>{texts.submit}</SubmitButton>
        </Form>
      </div>
    </Section>
  )
}
