import { useLocation, useNavigate } from 'react-router'
import { CodeForm } from '../features/auth/code-form.tsx'
import { paths } from '../lib/paths.ts'
import { returnPath } from '../lib/return-state.ts'
import { useTexts } from '../texts/texts.tsx'
import { Page } from '../ui/page.tsx'

/** The second step after Google: of a visitor, and of somebody who signs in again to show that it is still them. */
export function Component() {
  const texts = useTexts('auth')
  const navigate = useNavigate()
  const location = useLocation()
  const { search } = location
  return (
    <Page title={texts.login.title} width="reading">
      <CodeForm
        onBack={() => navigate({ pathname: paths.auth.login, search })}
        onDone={() => navigate(returnPath(location) ?? { pathname: paths.dashboard.home, search }, { replace: true })}
      />
    </Page>
  )
}
