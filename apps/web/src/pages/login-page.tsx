import { Link, useLocation } from 'react-router'
import { GoogleFailure } from '../features/auth/google-failure.tsx'
import { LoginForm } from '../features/auth/login-form.tsx'
import { SocialProviders } from '../features/auth/social-providers.tsx'
import { SwitchPage } from '../features/auth/switch-page.tsx'
import { paths } from '../lib/paths.ts'
import { useTexts } from '../texts/texts.tsx'
import { Page } from '../ui/page.tsx'

export function Component() {
  const texts = useTexts('auth').login
  const { state, search } = useLocation()
  return (
    <Page title={texts.title} lead={texts.lead} width="reading">
      <GoogleFailure />
      <LoginForm />
      <SocialProviders />
      <SwitchPage question={texts.newHere}>
        <Link to={{ pathname: paths.auth.register(), search }} state={state}>
          {texts.register}
        </Link>
      </SwitchPage>
    </Page>
  )
}
