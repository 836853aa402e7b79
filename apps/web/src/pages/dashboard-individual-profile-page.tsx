import { DefendantPage } from '../features/records/defendant-page.tsx'
import { paths } from '../lib/paths.ts'

const { searchCompany, searchIndividual, search } = paths.dashboard
const profiles = { company: searchCompany, individual: searchIndividual }

export function Component() {
  return <DefendantPage kind="individual" profiles={profiles} search={search} />
}
