import { limits } from '@redress/domain/people/limits.ts'
import { SearchResults } from '../features/search/search-results.tsx'
import { useResultsTerm } from '../features/search/use-results-term.ts'
import { SearchBox } from '../layouts/search-box.tsx'
import { paths } from '../lib/paths.ts'
import { useTexts } from '../texts/texts.tsx'
import { Page } from '../ui/page.tsx'
import classes from './dashboard-search-page.module.css'

export function Component() {
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
        to={{ claim: searchClaim, company: searchCompany, individual: searchIndividual }}
      />
    </Page>
  )
}
