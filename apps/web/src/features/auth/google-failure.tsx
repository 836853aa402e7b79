import { googleFailures } from '@redress/contract/social-providers.ts'
import { useSearchParams } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import classes from './auth.module.css'

/** Why the way to Google and back did not lead to a session, where the server sent the browser here to say so. */
export function GoogleFailure() {
  const texts = useTexts('auth').social
  const [query] = useSearchParams()
  const failure = googleFailures.find(known => known === query.get('failure'))
  if (failure === undefined) return null
  const isWish = failure === 'GOOGLE_CANCELLED'
  return (
    <div className={classes.notice}>
      <Banner tone={isWish ? 'info' : 'danger'} {...(!isWish && { title: texts.failed })}>
        {texts.failures[failure]}
      </Banner>
    </div>
  )
}
