import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { Printer } from 'lucide-react'
import { useParams } from 'react-router'
import { useHistory } from '../entities/claim/claim-queries.ts'
import { viewOf } from '../entities/claim/claim-sides.ts'
import { WithPartyClaim } from '../entities/claim/party-claim.tsx'
import { DefendantLinks } from '../entities/defendant/defendant.tsx'
import { ClaimActionBar } from '../features/claims/claim-actions.tsx'
import { ClaimView } from '../features/claims/claim-view.tsx'
import { ShareClaim } from '../features/claims/share-claim.tsx'
import { TurnBanner } from '../features/claims/turn-banner.tsx'
import { DocumentList } from '../features/documents/document-list.tsx'
import { paths } from '../lib/paths.ts'
import { useFormats, useTexts } from '../texts/texts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Page } from '../ui/page.tsx'
import classes from './claim.module.css'

export function Component() {
  const { claimId = '' } = useParams()
  const texts = useTexts('claims')
  const history = useHistory(claimId)
  return (
    <WithPartyClaim title={texts.untyped} isReady={history.isFetched}>
      {claim => <ClaimPage claim={claim} />}
    </WithPartyClaim>
  )
}

function ClaimPage({ claim }: { claim: PartyClaim }) {
  const texts = useTexts('claims')
  const vocabulary = useTexts('vocabulary')
  const formats = useFormats()
  const view = viewOf(claim.role)
  const name = texts.claim(formats.shortId(claim.id))
  const title = claim.type === null ? texts.untyped : vocabulary.claimType(claim.type)
  const { dashboard } = paths
  const profiles = {
    company: (id: string) => dashboard.company(view, id),
    individual: (id: string) => dashboard.individual(view, id),
  }
  return (
    <Page
      title={title}
      documentTitle={`${title}, ${name}`}
      eyebrow={`${texts.tabs[view]} · ${name}`}
      actions={
        <div className={`${classes.tools} no-print`}>
          <ButtonLink variant="secondary" isSmall to={dashboard.history(view, claim.id)}>
            {texts.view.history}
          </ButtonLink>
          {claim.resolutions.length > 0 ? (
            <ButtonLink variant="secondary" isSmall to={dashboard.resolutions(view, claim.id)}>
              {texts.view.resolutions}
            </ButtonLink>
          ) : null}
          <IconButton
            label={texts.view.print}
            icon={<Printer aria-hidden size={20} />}
            onClick={() => window.print()}
          />
          <ShareClaim claim={claim} name={name} />
        </div>
      }
    >
      <div className={classes.content}>
        <TurnBanner claim={claim} />
        <ClaimView
          claim={claim}
          defendants={<DefendantLinks defendants={claim.defendants} paths={profiles} />}
          documents={<DocumentList claimId={claim.id} documents={claim.files} />}
        />
      </div>
      <ClaimActionBar claim={claim} />
    </Page>
  )
}
