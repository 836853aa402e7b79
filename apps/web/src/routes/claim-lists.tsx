import { Navigate, useParams } from 'react-router'
import { isClaimListView, partyOf } from '../entities/claim/claim-sides.ts'
import { CreateClaimButton, LimitBanner } from '../features/claims/claim-limit.tsx'
import { ClaimLists } from '../features/claims/claim-lists.tsx'
import { paths } from '../lib/paths.ts'
import { useTexts } from '../texts/texts.tsx'
import { Page } from '../ui/page.tsx'

export function Component() {
  const { type } = useParams()
  const texts = useTexts('claims')
  if (!isClaimListView(type)) return <Navigate replace to={paths.dashboard.claims('my-claims')} />
  const isPlaintiff = partyOf(type) === 'Plaintiff'
  return (
    <Page
      title={texts.title}
      documentTitle={texts.tabs[type]}
      lead={texts.lead}
      width="wide"
      actions={isPlaintiff ? <CreateClaimButton /> : null}
    >
      {isPlaintiff ? <LimitBanner /> : null}
      <ClaimLists view={type} />
    </Page>
  )
}
