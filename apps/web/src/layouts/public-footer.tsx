import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useTexts } from '../texts/texts.tsx'
import { Wordmark } from '../ui/mark.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import classes from './public-footer.module.css'

export function PublicFooter() {
  const texts = useTexts('layout')
  const ui = useTexts('ui')
  const { links, footer } = texts
  const groups = [
    {
      title: footer.product,
      items: [
        [paths.about, links.about],
        [paths.steps, links.steps],
        [paths.faq, links.faq],
      ],
    },
    {
      title: footer.account,
      items: [
        [paths.auth.login, links.login],
        [paths.auth.register(), links.signUp],
      ],
    },
    {
      title: footer.legal,
      items: [
        [paths.privacy, links.privacy],
        [paths.terms, links.terms],
        [paths.imprint, links.imprint],
      ],
    },
  ] as const
  return (
    <footer className={`${classes.footer} no-print`}>
      <div className={classes.row}>
        <div className={classes.brand}>
          <Wordmark name={ui.productName} />
          <p>{footer.tagline}</p>
          <p className={classes.beta}>{footer.beta}</p>
          <LanguageSwitch />
        </div>
        {groups.map(group => (
          <nav key={group.title} aria-label={group.title} className={classes.group}>
            <p className={classes.title}>{group.title}</p>
            <ul>
              {group.items.map(([to, label]) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  )
}
