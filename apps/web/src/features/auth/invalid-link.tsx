import { paths } from '../../lib/paths.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import classes from './auth.module.css'

/** A link to choose a password that does not work, and the way to one that does. */
export function InvalidLink() {
  const { invalid, newLink } = useTexts('auth').reset
  return (
    <>
      <div className={classes.notice}>
        <Banner tone="danger" title={invalid.title}>
          {invalid.text}
        </Banner>
      </div>
      <ButtonLink to={paths.auth.forgotPassword} isWide>
        {newLink}
      </ButtonLink>
    </>
  )
}
