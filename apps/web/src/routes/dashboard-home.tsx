import { useSearchParams } from 'react-router'
import { useClaimLists } from '../entities/claim/claim-queries.ts'
import { ClaimHighlights } from '../features/claim-highlights/claim-highlights.tsx'
import { ClaimTurns } from '../features/claim-turns/claim-turns.tsx'
import { RecentNotifications } from '../features/notifications/notification-list.tsx'
import { OfferedClaims, useOfferedClaims } from '../features/takeover/offered-claims.tsx'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session.ts'
import { useTexts } from '../texts/texts.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Moved } from '../ui/moved.tsx'
import { Page } from '../ui/page.tsx'
import { Section } from '../ui/section.tsx'
import { Bone, Skeleton } from '../ui/skeleton.tsx'
import classes from './dashboard-home.module.css'

const recentCount = 5

export function Component() {
  const texts = useTexts('dashboardHome')
  const { user } = useSession()
  const lists = useClaimLists()
  const offered = useOfferedClaims()
  const redeemCode = useSearchParams()[0].get('redeem_code')
  if (redeemCode) return <Moved isElsewhere to={paths.dashboard.takeover(redeemCode)} />
  if (!user) return null
  const link = () => new URL(paths.user(user.id), window.location.origin).href
  return (
    <Page
      title={texts.greeting(user.firstName)}
      documentTitle={texts.documentTitle}
      lead={`@${user.username}`}
      actions={<CopyButton value={link} label={texts.share} message={texts.shared} />}
      width="wide"
    >
      {lists.isFetched && offered.isFetched ? (
        <div className={classes.columns}>
          <div>
            <OfferedClaims query={offered} />
            <ClaimTurns hasOffers={(offered.data ?? []).length > 0} />
            <Section title={texts.recent.title}>
              <RecentNotifications limit={recentCount} />
            </Section>
          </div>
          <div>
            <ClaimHighlights />
            <Section title={texts.social.title}>
              <p className={classes.none}>{texts.social.none}</p>
            </Section>
          </div>
        </div>
      ) : (
        <Skeleton>
          <Bone height="12rem" />
          <Bone height="24rem" />
        </Skeleton>
      )}
    </Page>
  )
}
