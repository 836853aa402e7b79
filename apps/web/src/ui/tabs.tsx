import { NavLink, type To } from 'react-router'
import { useFormats } from '../texts/texts.tsx'
import { keepFocus } from './page.tsx'
import classes from './tabs.module.css'

export interface Tab {
  to: To
  label: string
  count?: number
  /** Only the exact path marks the tab as the current one. */
  end?: boolean
}

/** Tabs that are addresses: links in a navigation, the current one marked. Switching keeps the focus on the tab. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const formats = useFormats()
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map(tab => (
        <NavLink
          key={tab.label}
          to={tab.to}
          end={tab.end ?? false}
          state={keepFocus}
          preventScrollReset
          className={classes.tab ?? ''}
        >
          {tab.count === undefined ? tab.label : `${tab.label} (${formats.count(tab.count)})`}
        </NavLink>
      ))}
    </nav>
  )
}
