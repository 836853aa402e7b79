import { limits } from '@redress/domain/people/limits.ts'
import { isSearchable, useResultsTerm } from '../features/search/search-query.ts'
import { SearchResults } from '../features/search/search-results.tsx'
import { SearchBox } from '../layouts/search-box.tsx'
import { paths } from '../lib/paths.ts'
import type { SearchScope } from '../lib/search-term.ts'
import { useTexts } from '../texts/texts.tsx'
import { Page } from '../ui/page.tsx'
import classes from './search.module.css'

/** The search: visitors have its box in the header, the dashboard has it on the page. */
export const Component = ({ scope }: { scope: SearchScope }) =>
  scope === 'public' ? <PublicSearch /> : <DashboardSearch />

const publicPageSize = 3

function PublicSearch() {
  const texts = useTexts('search')
  const term = useResultsTerm('public')
  return (
    <Page title={isSearchable(term) ? texts.resultsFor(term) : texts.title} lead={texts.lead} isUnlisted={term !== ''}>
      <SearchResults
        term={term}
        portion={publicPageSize}
        none={texts.none}
        to={{ claim: paths.claim, company: paths.company, individual: paths.individual, search: paths.search }}
      />
    </Page>
  )
}

function DashboardSearch() {
  const texts = useTexts('search')
  const term = useResultsTerm('private')
  const { searchClaim, searchCompany, searchIndividual } = paths.dashboard
  return (
    <Page title={texts.title} lead={texts.privateLead}>
      <div className={classes.search}>
        <SearchBox scope="private" size="large" label={texts.privateLabel} hasShortcut />
      </div>
      <SearchResults
        term={term}
        portion={limits.pageSize}
        none={{ ...texts.none, people: texts.none.individuals }}
        to={{
          claim: searchClaim,
          company: searchCompany,
          individual: searchIndividual,
          search: paths.dashboard.search,
        }}
      />
    </Page>
  )
}
