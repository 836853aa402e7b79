import { useLocation } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import classes from './confirmation.module.css'

/** After registering: what to do with the e-mail. */
export function ConfirmationSent() {
  const texts = useTexts('auth').sent
  const address = addressIn(useLocation().state)
  return (
    <Page title={texts.title} lead={address ? texts.lead(address) : texts.leadUnknown} width="reading">
      <ol className={classes.steps}>
        {texts.steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={classes.missing}>{texts.missing}</p>
      <ButtonLink isWide to={paths.auth.login}>
        {texts.login}
      </ButtonLink>
    </Page>
  )
}

function addressIn(state: unknown): string | null {
  const hasEmail = typeof state === 'object' && state !== null && 'email' in state
  return hasEmail && typeof state.email === 'string' ? state.email : null
}
