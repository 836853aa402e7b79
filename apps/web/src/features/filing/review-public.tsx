import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Section } from '../../ui/section.tsx'
import classes from './filing.module.css'

interface Props {
  claim: PartyClaim
  /** The public record of the claim as it will look. */
  children: ReactNode
}

/** What everybody will read of the claim, and what of it stays between the parties. */
export function ReviewPublic({ claim, children }: Props) {
  const texts = useTexts('filing').review.public
  const [plaintiff] = claim.plaintiffs
  const showsStreet = Boolean(plaintiff?.country && plaintiff.address)
  return (
    <Section title={texts.title} note={texts.note}>
      <div className={classes.preview}>{children}</div>
      <p className={classes.locked}>
        {showsStreet ? texts.street : texts.noStreet} <Link to={paths.dashboard.profile}>{texts.profile}</Link>
      </p>
      <p className={classes.locked}>{texts.hidden}</p>
    </Section>
  )
}
