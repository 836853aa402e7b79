import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { turnOf } from '@redress/domain/claim/claim-turn.ts'
import { NotInForce } from '../entities/claim/not-in-force.tsx'
import { ClaimEyebrow, RedirectToClaim, WithPartyClaim } from '../entities/claim/party-claim.tsx'
import { ProposalForm } from '../features/resolutions/proposal-form.tsx'
import { useConfiguration } from '../lib/configuration.ts'
import { useTexts } from '../texts/texts.tsx'
import { Page } from '../ui/page.tsx'

export function Component() {
  const { form } = useTexts('resolutions')
  // How long an offer stands is filled in.
  const { isFetched } = useConfiguration()
  return (
    <WithPartyClaim title={form.title} width="reading" isReady={isFetched}>
      {claim => <Propose claim={claim} />}
    </WithPartyClaim>
  )
}

function Propose({ claim }: { claim: PartyClaim }) {
  const { form } = useTexts('resolutions')
  const act = turnOf(claim, claim.role).may.find(action => action === 'propose' || action === 'counter')
  if (act === undefined) return <RedirectToClaim claim={claim} />
  const [title, lead] = act === 'counter' ? [form.counterTitle, form.counterLead] : [form.title, form.proposeLead]
  return (
    <Page title={title} lead={lead} eyebrow={<ClaimEyebrow claim={claim} />} width="reading">
      <NotInForce acts={claim.pendingActs.filter(act => !act.isOwn)} />
      <ProposalForm claim={claim} act={act} />
    </Page>
  )
}
