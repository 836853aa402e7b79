import { type Claim, type PartyClaim, publicClaim } from '@redress/contract/claim-views.ts'
import { publicStreet } from '@redress/domain/claim/visibility.ts'
import { paths } from '../../lib/paths.ts'
import { PublicClaimRecord } from './public-claim-record.tsx'

/** A draft as everybody will read it once it is published and nobody has answered: through the public view, so that nothing else can show. */
const asPublished = (claim: PartyClaim): Claim =>
  publicClaim.parse({
    ...claim,
    view: 'public',
    value: claim.asked,
    status: 'PUBLISHED',
    currentStatus: 'PUBLISHED',
    isDisregarded: true,
    isReached: true,
    plaintiffs: claim.plaintiffs.map(plaintiff => ({ ...plaintiff, address: publicStreet(plaintiff) })),
    defendants: claim.defendants.map(defendant => ({ ...defendant, view: 'public' })),
  })

const { company, individual } = paths.dashboard
const profiles = {
  company: (id: string) => company('my-claims', id),
  individual: (id: string) => individual('my-claims', id),
}

/** The public record of a claim, before there is one. */
export const PublicPreview = ({ claim }: { claim: PartyClaim }) => (
  <PublicClaimRecord claim={asPublished(claim)} paths={profiles} />
)
