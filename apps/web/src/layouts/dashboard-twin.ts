import { matchPath } from 'react-router'
import { paths } from '../lib/paths.ts'

type Twin = readonly [pattern: string, address: (id: string) => string]

const twins: readonly Twin[] = [
  ['/claim/:id', paths.dashboard.searchClaim],
  ['/profile/company/:id', paths.dashboard.searchCompany],
  ['/profile/individual/:id', paths.dashboard.searchIndividual],
  ['/search', () => paths.dashboard.search()],
]

/** Pages that the dashboard has no place for: they stay readable when one is signed in. */
const staying: readonly string[] = ['/profile/user/:id', paths.terms, paths.privacy]

/** Where a confirmed user who opens a public page belongs: its twin in the dashboard, else the dashboard's root. */
export function dashboardTwin(pathname: string): string | null {
  if (staying.some(pattern => matchPath(pattern, pathname))) return null
  for (const [pattern, address] of twins) {
    const match = matchPath(pattern, pathname)
    if (match) return address(match.params.id ?? '')
  }
  return paths.dashboard.home
}
