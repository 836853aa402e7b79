import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { actionsOf } from '../entities/claim/claim-actions.ts'
import { NotInForce } from '../entities/claim/not-in-force.tsx'
import { ClaimEyebrow, RedirectToClaim, WithPartyClaim } from '../entities/claim/party-claim.tsx'
import { ProposalForm } from '../features/resolutions/proposal-form.tsx'
import { useTexts } from '../texts/texts.tsx'
import { Page } from '../ui/page.tsx'

export function Component() {
  const { form } = useTexts('resolutions')
  return (
    <WithPartyClaim title={form.title} width="reading">
      {claim => <Propose claim={claim} />}
    </WithPartyClaim>
  )
}

function Propose({ claim }: { claim: PartyClaim }) {
  const { form } = useTexts('resolutions')
  if (!actionsOf(claim, claim.role).includes('propose')) return <RedirectToClaim claim={claim} />
  return (
    <Page title={form.title} lead={form.proposeLead} eyebrow={<ClaimEyebrow claim={claim} />} width="reading">
      <NotInForce acts={claim.pendingActs.filter(act => !act.isOwn)} />
      <ProposalForm claim={claim} />
    </Page>
  )
}
