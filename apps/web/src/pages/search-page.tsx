import { SearchResults } from '../features/search/search-results.tsx'
import { useResultsTerm } from '../features/search/use-results-term.ts'
import { paths } from '../lib/paths.ts'
import { useTexts } from '../texts/texts.tsx'
import { Page } from '../ui/page.tsx'

const portion = 3

export function Component() {
  const texts = useTexts('search')
  const term = useResultsTerm('public')
  return (
    <Page title={term === '' ? texts.title : texts.resultsFor(term)} lead={texts.lead}>
      <SearchResults
        term={term}
        portion={portion}
        none={texts.none}
        to={{ claim: paths.claim, company: paths.company, individual: paths.individual }}
      />
    </Page>
  )
}
