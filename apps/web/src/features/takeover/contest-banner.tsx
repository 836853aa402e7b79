import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { defendantName } from '../../entities/defendant/defendant.tsx'
import { paths } from '../../lib/paths.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import classes from './takeover.module.css'

/** That it is contested who answers a claim, by whom, and what follows from it for the reader. */
export function ContestBanners({ claim }: { claim: PartyClaim }) {
  const { contested: texts } = useTexts('takeover')
  const formats = useFormats()
  return claim.defendants.map(defendant => {
    if (defendant.view !== 'private' || !defendant.takeover?.contest) return null
    const { takeover, email, id } = defendant
    const name = defendantName(defendant)
    const until = formats.date(defendant.takeover.contest.until)
    const contester = texts.contesters[defendant.takeover.contest.by]
    return takeover.isYou ? (
      <Banner
        key={id}
        tone="attention"
        title={texts.you.title(name)}
        action={
          <ButtonLink variant="secondary" isSmall to={paths.dashboard.profile}>
            {texts.you.profile}
          </ButtonLink>
        }
      >
        <div className={classes.steps}>
          <p>{texts.you.says(contester)}</p>
          <p>{texts.you.follows(email, until)}</p>
          <p>{texts.you.prove(email)}</p>
        </div>
      </Banner>
    ) : (
      <Banner key={id} title={texts.others.title(takeover.name, name)}>
        <div className={classes.steps}>
          {claim.role === 'Plaintiff' && defendant.takeover.contest.by === 'Plaintiff' ? null : (
            <p>{texts.others.says(contester, takeover.name)}</p>
          )}
          <p>{texts.others.follows(takeover.name, email, until)}</p>
        </div>
      </Banner>
    )
  })
}
