import { switchSecondFactorOn } from '@redress/contract/second-factor.ts'
import { QRCodeSVG } from 'qrcode.react'
import { useEffect, useRef } from 'react'
import { caller } from '../../lib/api-client.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import formClasses from '../../ui/form/form.module.css'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import classes from './two-step-login.module.css'

const sendCode = caller<typeof switchSecondFactorOn>('POST', '/v1/users/second-factor')

interface Props {
  offer: { readonly secret: string; readonly address: string }
  onCancel: () => void
  onDone: (recoveryCodes: readonly string[]) => void
}

/** The secret for the app, as a picture and to be typed; a first code from the app switches it on. */
export function TwoStepSetUp({ offer, onCancel, onDone }: Props) {
  const texts = useTexts('secondFactor').setUp
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={classes.stack}>
      <h3 ref={heading} tabIndex={-1}>
        {texts.title}
      </h3>
      <ol className={classes.steps}>
        <li>
          <h4>{texts.scan}</h4>
          <Secret {...offer} />
        </li>
        <li>
          <h4>{texts.enter}</h4>
          <Form
            label={texts.title}
            schema={switchSecondFactorOn.body}
            defaultValues={{ authenticatorCode: '' }}
            persistenceKey={null}
            failureText={texts.failed}
            onSubmit={async body => {
              const { recoveryCodes } = await sendCode({ body })
              onDone(recoveryCodes)
            }}
          >
            <div className={classes.code}>
              <TextField
                name="authenticatorCode"
                label={texts.field}
                description={texts.hint}
                autoComplete="one-time-code"
                inputMode="numeric"
              />
            </div>
            <div className={formClasses.actions}>
              <SubmitButton>{texts.submit}</SubmitButton>
              <Button variant="secondary" onClick={onCancel}>
                {texts.cancel}
              </Button>
            </div>
          </Form>
        </li>
      </ol>
    </div>
  )
}

function Secret({ secret, address }: Props['offer']) {
  const texts = useTexts('secondFactor').setUp
  return (
    <div className={classes.secret}>
      <div className={classes.scan}>
        <p className={classes.text}>{texts.scanHint}</p>
        <QRCodeSVG
          className={classes.picture ?? ''}
          value={address}
          level="M"
          marginSize={4}
          size={256}
          bgColor="#ffffff"
          fgColor="#141918"
          role="img"
          aria-label={texts.codeLabel}
        />
      </div>
      <div className={classes.byHand}>
        <p className={classes.onPhone}>
          {texts.onPhone} <a href={address}>{texts.open}</a>
        </p>
        <p className={classes.text}>{texts.byHand}</p>
        <p className={classes.typed}>{secret.match(/.{1,4}/g)?.join(' ')}</p>
        <div>
          <CopyButton value={secret} label={texts.copy} message={texts.copied} />
        </div>
      </div>
    </div>
  )
}
