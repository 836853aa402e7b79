import type { Elements } from '../../lib/elements.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import classes from './auth.module.css'

/** At the foot of a sign-in page: the way to another one. */
export function SwitchPage({ question, children }: { question?: string; children: Elements }) {
  return (
    <div className={classes.switch}>
      {question ? <p>{question}</p> : null}
      {children}
    </div>
  )
}

/** Why somebody who was signed in a moment ago is asked to sign in. */
export function SessionEnded() {
  const { ended } = useTexts('auth').entry
  return (
    <div className={classes.notice}>
      <Banner tone="attention" title={ended.title}>
        {ended.text}
      </Banner>
    </div>
  )
}
