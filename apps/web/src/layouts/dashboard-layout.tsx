import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { NotificationsBell } from '../features/notifications/notifications-bell.tsx'
import { lazyPart } from '../lib/lazy-part.tsx'
import { useLiveEvents } from '../lib/live-events.ts'
import { paths } from '../lib/paths.ts'
import { returnState } from '../lib/return-state.ts'
import { type SessionUser, useSession } from '../lib/session.ts'
import { sessionHint } from '../lib/session-hint.ts'
import { useTexts } from '../texts/texts.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Page } from '../ui/page.tsx'
import { ProofQuestion } from '../ui/proof-question.tsx'
import { AwaitedSession } from './awaited-session.tsx'
import classes from './dashboard-layout.module.css'
import { DashboardShell } from './dashboard-shell.tsx'
import { FramedPage } from './framed-page.tsx'
import { searching, useSearchShortcut } from './search-shortcut.ts'
import { useLogout } from './use-logout.ts'

// Loaded on demand, because few accounts are suspended. The page waits for it to avoid a layout shift.
const SuspensionNotice = lazyPart(
  'features/suspension/suspension-notice',
  async () => (await import('../features/suspension/suspension-notice.tsx')).default,
)

/** The frame of the dashboard, for signed-in users with a confirmed e-mail only. */
export function Component() {
  const location = useLocation()
  const session = useSession()
  const texts = useTexts('ui')
  const { logout, isLoggedOut } = useLogout()
  const [wasSignedIn, setWasSignedIn] = useState(sessionHint.isSet)
  if (session.user && !wasSignedIn) setWasSignedIn(true)
  if (isLoggedOut) return <Navigate replace to={paths.auth.login} />
  if (session.error) {
    return (
      <main className={classes.failed}>
        <Page title={texts.state.errorTitle} width="reading">
          <ErrorState
            error={session.error}
            fallback={texts.unexpected.text}
            onRetry={() => session.refetch()}
            comesBack={session.refetch}
          />
        </Page>
      </main>
    )
  }
  if (session.isPending) return <AwaitedSession />
  if (!session.user)
    return <Navigate replace to={paths.auth.entry} state={returnState(location, { hasEnded: wasSignedIn })} />
  if (!session.isConfirmed) return <Navigate replace to={paths.auth.confirmation('send')} />
  return <Dashboard suspension={session.user.suspension} onLogout={logout} />
}

function Dashboard({ suspension, onLogout }: Pick<SessionUser, 'suspension'> & { onLogout: () => void }) {
  const navigate = useNavigate()
  const search = paths.dashboard.search()
  const hasOwnSearch = useLocation().pathname === search
  useSearchShortcut(hasOwnSearch ? null : () => navigate(search, { state: searching }))
  return (
    <DashboardShell tools={<NotificationsBell />} onLogout={onLogout}>
      <FramedPage>
        {suspension && <SuspensionNotice suspension={suspension} />}
        <ProofQuestion />
        <LiveEvents />
      </FramedPage>
    </DashboardShell>
  )
}

/** Follows live events from inside the page, after hydration: before it, server-rendered content must not change. */
function LiveEvents(): null {
  useLiveEvents()
  return null
}
