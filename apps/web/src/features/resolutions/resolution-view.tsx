import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { useId, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { OfferComparison } from './offer-comparison.tsx'
import { ResolutionCard } from './resolution-card.tsx'
import classes from './resolutions.module.css'

interface Props {
  claim: PartyClaim
  /** The one to show; the latest where none is named. */
  resolutionId: string | undefined
}

/** The latest or the chosen resolution, the offers compared, and the others as an archive. */
export function ResolutionView({ claim, resolutionId }: Props) {
  const texts = useTexts('resolutions')
  const shown =
    resolutionId === undefined ? claim.resolutions.at(-1) : claim.resolutions.find(({ id }) => id === resolutionId)
  if (!shown) {
    return resolutionId === undefined ? (
      <EmptyState title={texts.noneYet} text={texts.noneYetText} />
    ) : (
      <EmptyState title={texts.notFound} />
    )
  }
  const others = claim.resolutions.filter(({ id }) => id !== shown.id).toReversed()
  return (
    <div className={classes.view}>
      <ResolutionCard
        claim={claim}
        resolution={shown}
        title={shown.resolutionStatus === 'ACCEPTED' ? texts.title : texts.offer}
      />
      <OfferComparison claim={claim} />
      {others.length > 1 ? (
        <Archive claim={claim} resolutions={others} />
      ) : (
        <Older claim={claim} resolutions={others} />
      )}
    </div>
  )
}

interface OthersProps {
  claim: PartyClaim
  resolutions: PartyClaim['resolutions']
}

/** Folded away where there is more than one. */
function Archive({ claim, resolutions }: OthersProps) {
  const texts = useTexts('resolutions')
  const [isOpen, setOpen] = useState(false)
  const archiveId = useId()
  return (
    <section aria-label={texts.archive}>
      <span className="no-print">
        <Button variant="secondary" aria-expanded={isOpen} aria-controls={archiveId} onClick={() => setOpen(!isOpen)}>
          {isOpen ? texts.hideArchive : texts.showArchive}
        </Button>
      </span>
      <div id={archiveId} className={classes.archive} hidden={!isOpen}>
        <Older claim={claim} resolutions={resolutions} />
      </div>
    </section>
  )
}

function Older({ claim, resolutions }: OthersProps) {
  const texts = useTexts('resolutions')
  return resolutions.map(resolution => (
    <ResolutionCard key={resolution.id} claim={claim} resolution={resolution} title={texts.olderTitle} />
  ))
}
