import { useParams } from 'react-router'
import { DefendantPage } from '../features/records/defendant-page.tsx'
import { isClaimListView } from '../lib/claim-sides.ts'
import { paths } from '../lib/paths.ts'
import { useTexts } from '../texts/texts.tsx'

/** The profile of a defendant, reached from a list of claims. */
export function ClaimDefendantPage({ kind }: { kind: 'company' | 'individual' }) {
  const { type } = useParams()
  const { notFound } = useTexts('records')
  const view = isClaimListView(type) ? type : 'my-claims'
  const profiles = {
    company: (id: string) => paths.dashboard.company(view, id),
    individual: (id: string) => paths.dashboard.individual(view, id),
  }
  return <DefendantPage kind={kind} profiles={profiles} search={paths.dashboard.search} notFound={notFound.defendant} />
}
