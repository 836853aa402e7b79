import type { finishLogin } from '@redress/contract/second-factor.ts'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { caller } from '../../lib/api-client.ts'
import { paths } from '../../lib/paths.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import classes from './auth.module.css'
import { useEnter } from './use-enter.ts'

const sendCode = caller<typeof finishLogin>('POST', '/v1/auth/login/second-factor')

interface Props {
  onBack: () => void
  onDone?: () => void
}

/** The second step of signing in: a code of the app, or a recovery code. */
export function CodeForm({ onBack, onDone }: Props) {
  const texts = useTexts('auth').code
  const enter = useEnter()
  const [usesRecovery, setUsesRecovery] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={classes.code}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <p>{usesRecovery ? texts.recoveryText : texts.text}</p>
      <Form
        // A code of the one kind is no beginning of one of the other.
        key={String(usesRecovery)}
        label={texts.title}
        schema={async () => (await import('@redress/contract/second-factor.ts')).finishLogin.body}
        defaultValues={{ oneTimeCode: '' }}
        persistenceKey={null}
        failureText={texts.failed}
        onSubmit={async body => {
          enter(await sendCode({ body }))
          onDone?.()
        }}
      >
        {usesRecovery ? (
          <TextField
            name="oneTimeCode"
            label={texts.recoveryField}
            description={texts.recoveryHint}
            autoComplete="off"
          />
        ) : (
          <TextField
            name="oneTimeCode"
            label={texts.field}
            description={texts.hint}
            autoComplete="one-time-code"
            inputMode="numeric"
          />
        )}
        <SubmitButton isWide>{texts.submit}</SubmitButton>
      </Form>
      <div className={classes.others}>
        <Button variant="secondary" isWide onClick={() => setUsesRecovery(!usesRecovery)}>
          {usesRecovery ? texts.useApp : texts.useRecovery}
        </Button>
        <Button variant="quiet" isWide onClick={onBack}>
          {texts.back}
        </Button>
      </div>
      {usesRecovery ? (
        <p className={classes.lost}>
          {texts.lost} <Link to={paths.imprint}>{texts.imprint}</Link>
          <span>.</span>
        </p>
      ) : null}
    </div>
  )
}
