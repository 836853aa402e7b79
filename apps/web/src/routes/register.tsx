import { Link, useLocation, useSearchParams } from 'react-router'
import { WithInvitation } from '../features/auth/invitation.tsx'
import { RegisterForm } from '../features/auth/register-form.tsx'
import { SwitchPage } from '../features/auth/sign-in-notes.tsx'
import { SocialProviders } from '../features/auth/social-providers.tsx'
import { paths } from '../lib/paths.ts'
import { useTexts } from '../texts/texts.tsx'
import { Page } from '../ui/page.tsx'

export function Component() {
  const texts = useTexts('auth').register
  const { state, search } = useLocation()
  const [query] = useSearchParams()
  const referralCode = query.get('referrie')
  return (
    <Page title={texts.title} lead={referralCode ? texts.referred : texts.lead} width="reading" isUnlisted>
      <WithInvitation redeemCode={query.get('redeem_code')}>
        {invitation => <RegisterForm invitation={invitation} referralCode={referralCode} />}
      </WithInvitation>
      <SocialProviders />
      <SwitchPage question={texts.haveAccount}>
        <Link to={{ pathname: paths.auth.login, search }} state={state}>
          {texts.login}
        </Link>
      </SwitchPage>
    </Page>
  )
}
