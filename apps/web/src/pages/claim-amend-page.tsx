import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { useLocation, useNavigate } from 'react-router'
import { AmendForm } from '../features/claims/amend-form.tsx'
import { actionsOf } from '../features/claims/claim-steps.ts'
import { viewOf } from '../lib/claim-sides.ts'
import { paths } from '../lib/paths.ts'
import { useTexts } from '../texts/texts.tsx'
import { Page } from '../ui/page.tsx'
import { ClaimEyebrow } from './claim-eyebrow.tsx'
import { WithPartyClaim } from './party-claim.tsx'
import { ToClaim } from './to-claim.tsx'

export function Component() {
  const { amend } = useTexts('claims')
  return (
    <WithPartyClaim title={amend.title} width="reading">
      {claim => <Amend claim={claim} />}
    </WithPartyClaim>
  )
}

function Amend({ claim }: { claim: PartyClaim }) {
  const { amend } = useTexts('claims')
  const navigate = useNavigate()
  const isFirstPage = useLocation().key === 'default'
  if (!actionsOf(claim, claim.role).includes('amend')) return <ToClaim claim={claim} />
  const goBack = () =>
    isFirstPage ? navigate(paths.dashboard.claims(viewOf(claim.role)), { replace: true }) : navigate(-1)
  return (
    <Page title={amend.title} lead={amend.lead} eyebrow={<ClaimEyebrow claim={claim} />} width="reading">
      <AmendForm claim={claim} onDone={() => void goBack()} />
    </Page>
  )
}
