import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { turnOf } from '@redress/domain/claim/claim-turn.ts'
import { useLocation, useNavigate } from 'react-router'
import { viewOf } from '../entities/claim/claim-sides.ts'
import { ClaimEyebrow, RedirectToClaim, WithPartyClaim } from '../entities/claim/party-claim.tsx'
import { AmendForm } from '../features/claims/amend-form.tsx'
import { paths } from '../lib/paths.ts'
import { useTexts } from '../texts/texts.tsx'
import { Page } from '../ui/page.tsx'

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
  if (!turnOf(claim, claim.role).may.includes('amend')) return <RedirectToClaim claim={claim} />
  const goBack = () =>
    isFirstPage ? navigate(paths.dashboard.claims(viewOf(claim.role)), { replace: true }) : navigate(-1)
  return (
    <Page title={amend.title} lead={amend.lead} eyebrow={<ClaimEyebrow claim={claim} />} width="reading">
      <AmendForm claim={claim} onDone={() => void goBack()} />
    </Page>
  )
}
