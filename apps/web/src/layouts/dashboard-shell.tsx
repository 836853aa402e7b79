import { Menu, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useTexts } from '../texts/texts.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Wordmark } from '../ui/mark.tsx'
import { Modal } from '../ui/modal.tsx'
import { DashboardNavigation } from './dashboard-navigation.tsx'
import { dashboardTitle } from './dashboard-path.ts'
import classes from './dashboard-shell.module.css'
import { contentId, SkipLink } from './skip-link.tsx'

interface Props {
  /** At the end of the top bar: the bell. */
  tools?: ReactNode
  onLogout: () => void
  children: ReactNode
}

/** Navigation, top bar and content. On a phone the navigation lies in a drawer, which a link in it closes. */
export function DashboardShell({ tools, onLogout, children }: Props) {
  const layout = useTexts('layout')
  const texts = useTexts('dashboard')
  const { pathname, key } = useLocation()
  /** The visit on which the drawer was opened. */
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const close = () => setOpenedAt(null)
  const logout = () => {
    close()
    onLogout()
  }

  return (
    <div className={classes.shell}>
      <SkipLink />
      <nav className={`${classes.side} no-print`} aria-label={texts.navigation}>
        <Brand />
        <DashboardNavigation onLogout={logout} />
      </nav>
      <Modal opened={openedAt === key} onClose={close} label={layout.menu} className={classes.drawer}>
        <nav className={classes.drawerFrame} aria-label={texts.navigation}>
          <div className={classes.drawerTop}>
            <Brand />
            <IconButton label={layout.closeMenu} icon={<X aria-hidden size={22} />} onClick={close} />
          </div>
          <DashboardNavigation onLogout={logout} />
        </nav>
      </Modal>
      <div className={classes.body}>
        <header className={`${classes.bar} no-print`}>
          <div className={classes.burger}>
            <IconButton
              label={layout.menu}
              icon={<Menu aria-hidden size={24} />}
              aria-haspopup="dialog"
              onClick={() => setOpenedAt(key)}
            />
          </div>
          <p className={classes.title}>{texts.titles[dashboardTitle(pathname)]}</p>
          <div className={classes.tools}>{tools}</div>
        </header>
        <main id={contentId} tabIndex={-1} className={classes.main}>
          {children}
        </main>
      </div>
    </div>
  )
}

function Brand() {
  const ui = useTexts('ui')
  const texts = useTexts('dashboard')
  return (
    <Link to={paths.dashboard.home} className={classes.brand}>
      <Wordmark name={ui.productName} note={ui.beta} />
      <span className="visually-hidden">{texts.brand}</span>
    </Link>
  )
}
