import { Link, Outlet } from 'react-router'
import { Beam } from '../illustrations/beam.tsx'
import { paths } from '../lib/paths.ts'
import { useTexts } from '../texts/texts.tsx'
import { Wordmark } from '../ui/mark.tsx'
import classes from './auth-layout.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { contentId, SkipLink } from './skip-link.tsx'

/** The calm frame of signing in and signing up: the mark, one card, nothing else. */
export function Component() {
  const texts = useTexts('layout')
  const ui = useTexts('ui')
  return (
    <div className={classes.layout}>
      <SkipLink />
      <header className={classes.header}>
        <Link to={paths.home} className={classes.brand}>
          <Wordmark name={ui.productName} note={ui.beta} />
          <span className="visually-hidden">{texts.home}</span>
        </Link>
      </header>
      <main id={contentId} tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <footer className={classes.footer}>
        <div className={classes.drawing}>
          <Beam tilt={0} />
        </div>
        <p>{texts.footer.tagline}</p>
        <nav aria-label={texts.footer.legal}>
          <Link to={paths.privacy}>{texts.links.privacy}</Link>
          <Link to={paths.terms}>{texts.links.terms}</Link>
          <Link to={paths.imprint}>{texts.links.imprint}</Link>
        </nav>
        <LanguageSwitch />
      </footer>
    </div>
  )
}
