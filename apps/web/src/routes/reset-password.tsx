import { Link, useParams } from 'react-router'
import { ResetPasswordForm } from '../features/auth/reset-password-form.tsx'
import { SwitchPage } from '../features/auth/sign-in-notes.tsx'
import { paths } from '../lib/paths.ts'
import { useTexts } from '../texts/texts.tsx'
import { Page } from '../ui/page.tsx'

export function Component() {
  const texts = useTexts('auth').reset
  const { token = '' } = useParams()
  return (
    <Page title={texts.title} lead={texts.lead} width="reading">
      <ResetPasswordForm token={token} />
      <SwitchPage>
        <Link to={paths.auth.forgotPassword}>{texts.newLink}</Link>
      </SwitchPage>
    </Page>
  )
}
