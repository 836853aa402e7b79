import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Mark } from '../ui/mark.tsx'
import { Page } from '../ui/page.tsx'
import classes from './unexpected-error.module.css'

/** A bug, or a part of the page that could not be loaded. */
export function UnexpectedError() {
  const texts = useTexts('ui').unexpected
  const error = useRouteError()
  useEffect(() => reportError(error), [error])
  return (
    <main className={classes.main}>
      <Mark size={48} />
      <Page title={texts.title} lead={texts.text} width="reading">
        <Button onClick={() => window.location.reload()}>{texts.reload}</Button>
      </Page>
    </main>
  )
}
