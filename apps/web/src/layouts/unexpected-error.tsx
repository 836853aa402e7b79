import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { mayBeOutdated, reloadForNewBuild } from '../lib/new-build.ts'
import { useOnline } from '../lib/online.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Mark } from '../ui/mark.tsx'
import { Page } from '../ui/page.tsx'
import classes from './unexpected-error.module.css'

/**
 * A bug, or a part of the page that could not be loaded: offline it is loaded as soon as one is back, and where it went
 * with the build that it belongs to, the page is loaded again in the new one.
 */
export function UnexpectedError() {
  const texts = useTexts('ui').unexpected
  const error = useRouteError()
  const isOnline = useOnline()
  const [wasOffline] = useState(!isOnline)
  const [isOutdated, setOutdated] = useState(() => isOnline && mayBeOutdated(error))
  useEffect(() => {
    if (isOutdated) void reloadForNewBuild().then(setOutdated)
  }, [isOutdated])
  useEffect(() => {
    if (!isOutdated) reportError(error)
  }, [error, isOutdated])
  useEffect(() => {
    if (wasOffline && isOnline) window.location.reload()
  }, [wasOffline, isOnline])
  if (wasOffline) {
    return (
      <main className={classes.main}>
        <Mark size={48} />
        <Page title={texts.offlineTitle} lead={texts.offlineText} width="reading">
          {null}
        </Page>
      </main>
    )
  }
  if (isOutdated) return null
  return (
    <main className={classes.main}>
      <Mark size={48} />
      <Page title={texts.title} lead={texts.text} width="reading">
        <Button onClick={() => window.location.reload()}>{texts.reload}</Button>
      </Page>
    </main>
  )
}
