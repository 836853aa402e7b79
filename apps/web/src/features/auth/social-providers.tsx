import type { beginGoogleSignIn, GoogleFailure as Failure } from '@redress/contract/social-providers.ts'
import type { auth } from '@redress/texts/en/page/authentication.ts'
import { useId } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useConfiguration } from '../../lib/configuration.ts'
import { returnPath } from '../../lib/return-state.ts'
import { useFormats, useIsTakenOver, useLanguage, useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import authClasses from './auth.module.css'
import classes from './social-providers.module.css'

type Provider = keyof typeof auth.social.providers

const googlePath: typeof beginGoogleSignIn.path = '/v1/social-providers/google'

const signs = { google: 'G', facebook: 'f', linkedIn: 'in', apple: 'A' } as const satisfies Record<Provider, string>
const others = ['facebook', 'linkedIn', 'apple'] as const satisfies readonly Provider[]

/**
 * Other ways to sign in or up. Google works if it is configured; the others are disabled.
 * @param returnTo path to return to; by default the page the visitor came from
 */
export function SocialProviders({ returnTo }: { returnTo?: string }) {
  const texts = useTexts('auth').social
  const formats = useFormats()
  const reasonId = useId()
  const location = useLocation()
  const { language } = useLanguage()
  // The navigation state exists in the browser only, so the first render must ignore it.
  const isTakenOver = useIsTakenOver()
  const to = returnTo ?? returnPath(isTakenOver ? location : { ...location, state: null })
  const { failure: _, ...query } = Object.fromEntries(new URLSearchParams(location.search))
  const returnState = new URLSearchParams({ ...query, language, ...(to !== null && { to }) })
  const hasGoogle = useConfiguration().data?.isGoogleSignInEnabled ?? false
  return (
    <div>
      <p className={classes.separator}>{texts.separator}</p>
      <ul className={classes.providers}>
        <li>
          {hasGoogle ? (
            <ButtonLink
              variant="secondary"
              isWide
              icon={<Sign of="google" />}
              to={`${googlePath}?${returnState}`}
              reloadDocument
            >
              {texts.providers.google}
            </ButtonLink>
          ) : (
            <Unavailable provider="google" reasonId={reasonId} />
          )}
        </li>
        {others.map(provider => (
          <li key={provider}>
            <Unavailable provider={provider} reasonId={reasonId} />
          </li>
        ))}
      </ul>
      <p id={reasonId} className={classes.note}>
        {texts.why(
          formats.list([...(hasGoogle ? [] : ['google' as const]), ...others].map(each => texts.providers[each])),
        )}
      </p>
    </div>
  )
}

/** Shown and dead: it takes no focus, and the reason stands with it. */
function Unavailable({ provider, reasonId }: { provider: Provider; reasonId: string }) {
  const texts = useTexts('auth').social
  return (
    <Button variant="secondary" isWide disabled icon={<Sign of={provider} />} aria-describedby={reasonId}>
      {texts.providers[provider]}
    </Button>
  )
}

function Sign({ of }: { of: Provider }) {
  return (
    <span className={classes.sign} aria-hidden="true">
      {signs[of]}
    </span>
  )
}

/** Cause of a failed sign-in with Google, after the server has redirected here with it. */
export function GoogleFailure() {
  const { social: texts, cookiesRefused } = useTexts('auth')
  const [query] = useSearchParams()
  const refusesCookies = useIsTakenOver() && !navigator.cookieEnabled
  const failure = (Object.keys(texts.failures) as Failure[]).find(known => known === query.get('failure'))
  if (failure === undefined) return null
  const isCancelled = failure === 'GOOGLE_CANCELLED'
  return (
    <div className={authClasses.notice}>
      <Banner tone={isCancelled ? 'info' : 'danger'} {...(!isCancelled && { title: texts.failed })}>
        {failure === 'GOOGLE_EXPIRED' && refusesCookies ? cookiesRefused : texts.failures[failure]}
      </Banner>
    </div>
  )
}
