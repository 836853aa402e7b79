import {
  CircleHelp,
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
import { NavLink } from 'react-router'
import { paths } from '../lib/paths.ts'
import type { layout } from '../texts/en/frame.ts'
import { useTexts } from '../texts/texts.tsx'
import classes from './dashboard-navigation.module.css'
import { LanguageSwitch } from './language-switch.tsx'

type ItemName = keyof typeof layout.dashboard.items

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

/** The items of specification section 2, in its order. */
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

/** What stands in the navigation landmark, below the brand. */
export function DashboardNavigation({ onLogout }: { onLogout: () => void }) {
  const texts = useTexts('layout').dashboard
  return (
    <div className={classes.navigation}>
      {groups.map(group => (
        <div key={group.items[0]?.name} className={classes.group}>
          {group.title ? <p className={classes.title}>{texts.items[group.title]}</p> : null}
          <ul>
            {group.items.map(({ name, to, icon: Icon, end = false }) => (
              <li key={name}>
                <NavLink to={to} end={end} className={classes.item ?? ''}>
                  <Icon aria-hidden size={20} />
                  <span>{texts.items[name]}</span>
                </NavLink>
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
