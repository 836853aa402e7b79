import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { resolveClaim } from '@redress/contract/claims.ts'
import { isNegotiated } from '@redress/domain/claim/questions.ts'
import { z } from 'zod'
import { CheaperOffer } from '../../entities/claim/cheaper-offer.tsx'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import { NotInForce, useConfirmBesideDispute } from '../../entities/claim/not-in-force.tsx'
import { OfferEffect } from '../../entities/claim/offer-effect.tsx'
import { caller } from '../../lib/api-client.ts'
import { paths } from '../../lib/paths.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { StickyActions } from '../../ui/sticky-actions.tsx'
import { resolveTerms, valuesOf } from './terms.ts'
import { TermsFields } from './terms-fields.tsx'

const requestResolution = caller<typeof resolveClaim>('POST', '/v1/claims/:id/resolve')
const schema = z.looseObject({})

/**
 * The terms as they are agreed, or the claim as it is conceded, in plain words and with one button; the fields that are
 * recorded of them are folded below. Its payment takes this form's place.
 */
export function ResolveForm({ claim }: { claim: PartyClaim }) {
  const { form } = useTexts('resolutions')
  const cache = useClaimCache()
  const confirmBesideDispute = useConfirmBesideDispute()
  const isAgreed = isNegotiated(claim.status)
  const terms = resolveTerms(claim, isAgreed)
  return (
    <Form
      schema={schema}
      defaultValues={{ ...valuesOf(terms), currency: claim.currency }}
      persistenceKey={null}
      failureText={form.resolveFailed}
      confirm={() => confirmBesideDispute(claim)}
      onSubmit={async () => {
        const shown = { status: claim.status, value: claim.asked ?? undefined }
        await cache.store(await requestResolution({ params: { id: claim.id }, body: shown }), null)
      }}
    >
      <NotInForce acts={claim.pendingActs.filter(act => !act.isOwn)} />
      <OfferEffect claim={claim} party={claim.role} act={isAgreed ? 'resolve' : 'concede'} />
      {isAgreed ? null : <CheaperOffer claim={claim} to={paths.dashboard.resolve('against-me', 'propose', claim.id)} />}
      <StickyActions>
        <SubmitButton>{form.resolve}</SubmitButton>
      </StickyActions>
      <Fold title={form.recorded}>
        <TermsFields role={claim.role} currency={claim.currency} isFixed />
      </Fold>
    </Form>
  )
}
