import { Navigate, Outlet, useLocation } from 'react-router'
import { paths } from '../lib/paths.ts'
import { returnPath } from '../lib/return-state.ts'
import { useSession } from '../lib/session.ts'
import { sessionHint } from '../lib/session-hint.ts'
import { Bone, Skeleton } from '../ui/skeleton.tsx'

/**
 * Signing in and up are for visitors: whoever is signed in goes on to where they came from, or to the dashboard with the
 * query string. This is also what leads on after a successful sign-in.
 */
export function Component() {
  const location = useLocation()
  const { search, state } = location
  const session = useSession()
  if (session.isConfirmed) {
    return <Navigate replace to={returnPath(location) ?? { pathname: paths.dashboard.home, search }} />
  }
  if (session.user) return <Navigate replace to={paths.auth.confirmation('send')} state={state} />
  if (session.isPending && sessionHint.isSet()) {
    return (
      <Skeleton>
        <Bone height="24rem" />
      </Skeleton>
    )
  }
  return <Outlet />
}
