import { useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import classes from './auth.module.css'

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
