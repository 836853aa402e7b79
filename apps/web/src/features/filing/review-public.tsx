import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useUpdateAccount } from '../../entities/account/account.ts'
import { paths } from '../../lib/paths.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Section } from '../../ui/section.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useAct } from '../../ui/use-act.ts'
import classes from './filing.module.css'

interface Props {
  claim: PartyClaim
  /** The public record of the claim as it will look. */
  children: ReactNode
}

/** Preview of the public record, and the data that only the parties see. */
export function ReviewPublic({ claim, children }: Props) {
  const texts = useTexts('filing').review.public
  const [plaintiff] = claim.plaintiffs
  return (
    <Section title={texts.title} note={texts.note}>
      <div className={classes.preview}>{children}</div>
      <div className={classes.locked}>
        {plaintiff?.country && plaintiff.address ? (
          <StreetSwitch isShown={plaintiff.isStreetPublic} />
        ) : (
          <>
            <span>{texts.noStreet}</span> <Link to={paths.dashboard.profile}>{texts.profile}</Link>
          </>
        )}
      </div>
      <p className={classes.locked}>{texts.hidden}</p>
    </Section>
  )
}

/** Setting of the account, so it applies to all claims of its user. */
function StreetSwitch({ isShown }: { isShown: boolean }) {
  const texts = useTexts('filing').review.public
  const update = useUpdateAccount()
  const change = useAct({
    run: (isStreetPublic: boolean) => update({ isStreetPublic }),
    failed: texts.failed,
  })
  const isOn = change.isPending ? change.variables : isShown
  return (
    <Switch
      label={texts.showStreet}
      description={isOn ? texts.street : texts.withheld}
      isOn={isOn}
      onChange={isStreetPublic => {
        if (!change.isPending) change.mutate(isStreetPublic)
      }}
    />
  )
}
