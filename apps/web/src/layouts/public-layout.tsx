import { Navigate, useLocation } from 'react-router'
import { useSession } from '../lib/session.ts'
import { sessionHint } from '../lib/session-hint.ts'
import { AwaitedSession } from './awaited-session.tsx'
import { dashboardPath } from './dashboard-path.ts'
import { FramedPage } from './framed-page.tsx'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'
import classes from './public-layout.module.css'
import { contentId, SkipLink } from './skip-link.tsx'

/** The frame of what visitors see. A confirmed user is taken to the dashboard, with the query string and the part of the page. */
export function Component() {
  const { pathname, search, hash } = useLocation()
  const session = useSession()
  const inDashboard = dashboardPath(pathname)
  if (session.isConfirmed && inDashboard !== null)
    return <Navigate replace to={{ pathname: inDashboard, search, hash }} />
  if (session.isPending && sessionHint.isSet() && inDashboard !== null) return <AwaitedSession />
  return (
    <div className={classes.layout}>
      <SkipLink />
      <PublicHeader />
      <main id={contentId} tabIndex={-1} className={classes.main}>
        <FramedPage />
      </main>
      <PublicFooter />
    </div>
  )
}
