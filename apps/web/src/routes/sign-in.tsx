import { Link, useLocation } from 'react-router'
import { LoginForm } from '../features/auth/login-form.tsx'
import { SessionEnded, SwitchPage } from '../features/auth/sign-in-notes.tsx'
import { GoogleFailure, SocialProviders } from '../features/auth/social-providers.tsx'
import { paths } from '../lib/paths.ts'
import { hasEndedSession, returnPath } from '../lib/return-state.ts'
import { useTexts } from '../texts/texts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'

/** Signing in: the entry is where one is led to, and the login page where one goes by oneself. */
export const Component = ({ page }: { page: 'entry' | 'login' }) => (page === 'entry' ? <Entry /> : <Login />)

function Entry() {
  const texts = useTexts('auth').entry
  const location = useLocation()
  const { state, search } = location
  const hasEnded = hasEndedSession(state)
  const lead = returnPath(location) === null ? texts.lead : texts.returning
  return (
    <Page title={texts.title} lead={hasEnded ? null : lead} width="reading">
      {hasEnded ? <SessionEnded /> : null}
      <LoginForm>
        <SocialProviders />
        <SwitchPage question={texts.newHere}>
          <ButtonLink variant="secondary" isWide to={{ pathname: paths.auth.register(), search }} state={state}>
            {texts.register}
          </ButtonLink>
        </SwitchPage>
      </LoginForm>
    </Page>
  )
}

function Login() {
  const texts = useTexts('auth').login
  const { state, search } = useLocation()
  return (
    <Page title={texts.title} lead={texts.lead} width="reading" isUnlisted>
      <GoogleFailure />
      <LoginForm>
        <SocialProviders />
        <SwitchPage question={texts.newHere}>
          <Link to={{ pathname: paths.auth.register(), search }} state={state}>
            {texts.register}
          </Link>
        </SwitchPage>
      </LoginForm>
    </Page>
  )
}
