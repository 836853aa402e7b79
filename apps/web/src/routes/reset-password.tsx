import { foundToken } from '@redress/domain/text/found-code.ts'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { InvalidLink } from '../features/auth/invalid-link.tsx'
import { ResetPasswordForm } from '../features/auth/reset-password-form.tsx'
import { SwitchPage } from '../features/auth/sign-in-notes.tsx'
import { paths } from '../lib/paths.ts'
import { useTexts } from '../texts/texts.tsx'
import { Page } from '../ui/page.tsx'

export function Component() {
  const texts = useTexts('auth').reset
  const { token = '' } = useParams()
  const [refusedToken, setRefusedToken] = useState<string | null>(null)
  const isInvalid = token === refusedToken || foundToken(token) === null
  return (
    <Page title={texts.title} lead={isInvalid ? null : texts.lead} width="reading">
      {isInvalid ? (
        <InvalidLink />
      ) : (
        <>
          <ResetPasswordForm token={token} onInvalid={() => setRefusedToken(token)} />
          <SwitchPage>
            <Link to={paths.auth.forgotPassword}>{texts.newLink}</Link>
          </SwitchPage>
        </>
      )}
    </Page>
  )
}
