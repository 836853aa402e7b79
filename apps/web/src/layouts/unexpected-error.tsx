import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { mayBeOutdated, reloadForNewBuild } from '../lib/new-build.ts'
import { useOnline } from '../lib/online.ts'
import { isReachable, useRetries } from '../lib/reachable.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Mark } from '../ui/mark.tsx'
import { Page } from '../ui/page.tsx'
import classes from './unexpected-error.module.css'

/** Error of the frame itself, without it. */
export function UnexpectedError() {
  return (
    <main className={classes.main}>
      <Mark size={48} />
      <PageError />
    </main>
  )
}

/** Looks why a page could not be shown; a page of an older build is loaded again in the new one. */
async function causeOf(error: unknown): Promise<'away' | 'bug' | null> {
  if (mayBeOutdated(error) && (await reloadForNewBuild())) return null
  return (await isReachable()) ? 'bug' : 'away'
}

/**
 * Error of a page, in its frame: a bug, or a part that could not be loaded. Where the device or the server was away, the
 * page is loaded again as soon as it is back.
 */
export function PageError() {
  const { unexpected: texts, state } = useTexts('ui')
  const error = useRouteError()
  const isOnline = useOnline()
  const [wasOffline] = useState(!isOnline)
  const [cause, setCause] = useState<'away' | 'bug' | null>(null)
  useEffect(() => {
    if (!wasOffline) void causeOf(error).then(setCause)
  }, [error, wasOffline])
  useEffect(() => {
    if (cause === 'bug') reportError(error)
  }, [error, cause])
  useEffect(() => {
    if (wasOffline && isOnline) window.location.reload()
  }, [wasOffline, isOnline])
  useRetries(cause === 'away', async () => {
    if (await isReachable()) window.location.reload()
  })
  if (wasOffline || cause === 'away') {
    const [title, lead] = wasOffline ? [texts.offlineTitle, texts.offlineText] : [state.away, state.comesBack]
    return (
      <Page title={title} lead={lead} width="reading">
        {null}
      </Page>
    )
  }
  if (cause === null) return null
  return (
    <Page title={texts.title} lead={texts.text} width="reading">
      <Button onClick={() => window.location.reload()}>{texts.reload}</Button>
    </Page>
  )
}
