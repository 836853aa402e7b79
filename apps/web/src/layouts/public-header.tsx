import { Menu, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session.ts'
import { useTexts } from '../texts/texts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Wordmark } from '../ui/mark.tsx'
import classes from './public-header.module.css'
import { SearchBox } from './search-box.tsx'

export function PublicHeader() {
  const texts = useTexts('layout')
  const ui = useTexts('ui')
  const { key } = useLocation()
  const { isConfirmed } = useSession()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const isOpen = openedAt === key
  const toggle = useRef<HTMLButtonElement>(null)
  const menuId = useId()

  useEffect(() => {
    if (!isOpen) return
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenedAt(null)
      toggle.current?.focus()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [isOpen])

  return (
    <header className={`${classes.header} no-print`} data-open={isOpen || undefined}>
      <div className={classes.row}>
        <Link to={paths.home} className={classes.brand}>
          <Wordmark name={ui.productName} note={ui.beta} />
          <span className="visually-hidden">{texts.home}</span>
        </Link>
        <div className={classes.search}>
          <SearchBox label={texts.search.site} hasShortcut />
        </div>
        <button
          ref={toggle}
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={menuId}
          aria-label={isOpen ? texts.closeMenu : texts.menu}
          onClick={() => setOpenedAt(isOpen ? null : key)}
        >
          {isOpen ? <X aria-hidden size={24} /> : <Menu aria-hidden size={24} />}
        </button>
        <nav id={menuId} className={classes.navigation} aria-label={texts.mainNavigation}>
          <NavLink to={paths.about}>{texts.links.about}</NavLink>
          <NavLink to={paths.steps}>{texts.links.steps}</NavLink>
          <NavLink to={paths.faq}>{texts.links.faq}</NavLink>
          {isConfirmed ? (
            <ButtonLink to={paths.dashboard.home}>{texts.links.dashboard}</ButtonLink>
          ) : (
            <>
              <NavLink to={paths.auth.login}>{texts.links.login}</NavLink>
              <ButtonLink to={paths.auth.register()}>{texts.links.signUp}</ButtonLink>
            </>
          )}
        </nav>
      </div>
    </header>
  )
}
