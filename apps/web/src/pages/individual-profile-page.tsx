import { DefendantPage } from '../features/records/defendant-page.tsx'
import { paths } from '../lib/paths.ts'

export function Component() {
  return <DefendantPage kind="individual" profiles={paths} search={paths.search} />
}
