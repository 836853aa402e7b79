import { Navigate, useParams } from 'react-router'
import { ConfirmationSend } from '../features/auth/confirmation-send.tsx'
import { ConfirmationSent } from '../features/auth/confirmation-sent.tsx'
import { ConfirmationToken } from '../features/auth/confirmation-token.tsx'
import { useLogout } from '../layouts/use-logout.ts'
import { paths } from '../lib/paths.ts'

/** The four ways of specification section 2; any other action leads to the login page. */
export function Component() {
  const { action, token } = useParams()
  const { logout, isLoggedOut } = useLogout()
  if (isLoggedOut) return <Navigate replace to={paths.auth.login} />
  if (action === 'sent') return <ConfirmationSent />
  if (action === 'send') return <ConfirmationSend onLogout={logout} />
  if (action === 'token' && token) return <ConfirmationToken kind="registration" token={token} />
  if (action === 'additional-email-token' && token) return <ConfirmationToken kind="additional" token={token} />
  return <Navigate replace to={paths.auth.login} />
}
