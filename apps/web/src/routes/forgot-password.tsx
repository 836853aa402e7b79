import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { ForgotPasswordForm } from '../features/auth/forgot-password-form.tsx'
import { SwitchPage } from '../features/auth/sign-in-notes.tsx'
import { paths } from '../lib/paths.ts'
import { useTexts } from '../texts/texts.tsx'
import { Banner } from '../ui/banner.tsx'
import { Page } from '../ui/page.tsx'

export function Component() {
  const texts = useTexts('auth').forgot
  const { state, search } = useLocation()
  const [isSent, setSent] = useState(false)
  return (
    <Page title={texts.title} lead={isSent ? null : texts.lead} width="reading">
      {isSent ? (
        <div tabIndex={-1} ref={element => element?.focus()}>
          <Banner tone="success" title={texts.done}>
            {texts.doneText}
          </Banner>
        </div>
      ) : (
        <ForgotPasswordForm onSent={() => setSent(true)} />
      )}
      <SwitchPage>
        <Link to={{ pathname: paths.auth.login, search }} state={state}>
          {texts.back}
        </Link>
      </SwitchPage>
    </Page>
  )
}
