import { FileText, Gavel, Hourglass, type LucideIcon, Scale } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useClaimLists } from '../../entities/claim/claim-queries.ts'
import { paths } from '../../lib/paths.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Section } from '../../ui/section.tsx'
import { Bone } from '../../ui/skeleton.tsx'
import classes from './claim-highlights.module.css'

/** How many claims there are, by side and by state; the first two lead to the lists. */
export function ClaimHighlights() {
  const texts = useTexts('dashboardHome')
  const { highlights } = texts
  const query = useClaimLists()
  return (
    <Section title={highlights.title}>
      <Loaded query={query} failure={highlights.failed} skeleton={<Bone height="6.5rem" />}>
        {lists => (
          <div className={classes.frame}>
            <ul className={classes.counts}>
              <Count icon={Scale} label={highlights.against} to={paths.dashboard.claims('against-me')}>
                {lists.accusedClaimsCount}
              </Count>
              <Count icon={FileText} label={highlights.created} to={paths.dashboard.claims('my-claims')}>
                {lists.myClaimsCount}
              </Count>
              <Count icon={Hourglass} label={highlights.active}>
                {lists.totalActiveCount}
              </Count>
              <Count icon={Gavel} label={highlights.disputed}>
                {lists.totalDisputedCount}
              </Count>
            </ul>
          </div>
        )}
      </Loaded>
    </Section>
  )
}

interface CountProps {
  icon: LucideIcon
  label: string
  to?: string
  children: number
}

function Count({ icon: Icon, label, to, children }: CountProps) {
  const formats = useFormats()
  const content = (
    <>
      <Icon aria-hidden size={20} />
      <span className={classes.number}>{formats.count(children)}</span>
      <span className={classes.label}>{label}</span>
    </>
  )
  return (
    <li>
      {to ? (
        <Link className={classes.count} to={to}>
          {content}
        </Link>
      ) : (
        <Plain>{content}</Plain>
      )}
    </li>
  )
}

const Plain = ({ children }: { children: ReactNode }) => <div className={classes.count}>{children}</div>
