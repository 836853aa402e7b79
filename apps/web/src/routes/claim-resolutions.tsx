import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { Printer } from 'lucide-react'
import { useParams } from 'react-router'
import { ClaimEyebrow, WithPartyClaim } from '../entities/claim/party-claim.tsx'
import { TurnBanner } from '../features/claims/turn-banner.tsx'
import { ResolutionView } from '../features/resolutions/resolution-view.tsx'
import { useTexts } from '../texts/texts.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Page } from '../ui/page.tsx'
import classes from './claim.module.css'

export function Component() {
  const texts = useTexts('resolutions')
  return (
    <WithPartyClaim title={texts.title} width="wide">
      {claim => <Resolutions claim={claim} />}
    </WithPartyClaim>
  )
}

function Resolutions({ claim }: { claim: PartyClaim }) {
  const { resolutionId } = useParams()
  const texts = useTexts('resolutions')
  const isLatest = resolutionId === undefined || claim.resolutions.at(-1)?.id === resolutionId
  return (
    <Page
      title={texts.title}
      eyebrow={<ClaimEyebrow claim={claim} />}
      lead={texts.lead}
      width="wide"
      actions={
        <span className="no-print">
          <IconButton label={texts.print} icon={<Printer aria-hidden size={20} />} onClick={() => window.print()} />
        </span>
      }
    >
      <div className={classes.content}>
        {isLatest ? <TurnBanner claim={claim} /> : null}
        <ResolutionView claim={claim} resolutionId={resolutionId} />
      </div>
    </Page>
  )
}
