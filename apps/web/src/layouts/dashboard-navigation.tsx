import type { dashboard } from '@redress/texts/en/page/account.ts'
import {
  CircleHelp,
  FileInput,
  FilePlus2,
  Files,
  House,
  KeyRound,
  LogOut,
  type LucideIcon,
  Search,
  UserRound,
  UsersRound,
  Wallet,
} from 'lucide-react'
import { Link, matchPath, useLocation } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useTexts } from '../texts/texts.tsx'
import classes from './dashboard-navigation.module.css'
import { LanguageSwitch } from './language-switch.tsx'

type ItemName = keyof typeof dashboard.items

interface Item {
  readonly name: ItemName
  readonly to: string
  readonly icon: LucideIcon
  readonly end?: boolean
}

interface Group {
  readonly title?: ItemName
  readonly items: readonly Item[]
}

/** Items in the order of specification section 2, with the claims against the user beside the own ones. */
const groups: readonly Group[] = [
  {
    items: [
      { name: 'home', to: paths.dashboard.home, icon: House, end: true },
      { name: 'search', to: paths.dashboard.search(), icon: Search },
    ],
  },
  {
    title: 'claims',
    items: [
      { name: 'myClaims', to: paths.dashboard.claimsRoot, icon: Files },
      { name: 'claimsAgainstMe', to: paths.dashboard.claims('against-me'), icon: FileInput },
      { name: 'createClaim', to: paths.dashboard.createClaim, icon: FilePlus2 },
      { name: 'takeover', to: paths.dashboard.takeover(), icon: KeyRound },
    ],
  },
  {
    title: 'profileGroup',
    items: [
      { name: 'profile', to: paths.dashboard.profile, icon: UserRound },
      { name: 'referrals', to: paths.dashboard.referrals, icon: UsersRound },
      { name: 'payment', to: paths.dashboard.payment, icon: Wallet },
      { name: 'faq', to: paths.dashboard.faq, icon: CircleHelp },
    ],
  },
]

/** Navigation item of a page: the one with the longest matching path. */
export const currentItem = (pathname: string): ItemName | undefined =>
  groups
    .flatMap(({ items }) => items)
    .filter(({ to, end = false }) => matchPath({ path: to, end }, pathname))
    .sort((one, other) => other.to.length - one.to.length)[0]?.name

/** Content of the navigation landmark, below the brand. */
export function DashboardNavigation({ onLogout }: { onLogout: () => void }) {
  const texts = useTexts('dashboard')
  const current = currentItem(useLocation().pathname)
  return (
    <div className={classes.navigation}>
      {groups.map(group => (
        <div key={group.items[0]?.name} className={classes.group}>
          {group.title ? <p className={classes.title}>{texts.items[group.title]}</p> : null}
          <ul>
            {group.items.map(({ name, to, icon: Icon }) => (
              <li key={name}>
                <Link to={to} className={classes.item} aria-current={name === current ? 'page' : undefined}>
                  <Icon aria-hidden size={20} />
                  <span>{texts.items[name]}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <button type="button" className={`${classes.item} ${classes.logout}`} onClick={onLogout}>
        <LogOut aria-hidden size={20} />
        <span>{texts.items.logout}</span>
      </button>
      <LanguageSwitch />
    </div>
  )
}
