import type { Claim } from '@redress/contract/claim-views.ts'
import { publicStreet } from '@redress/domain/claim/visibility.ts'
import { Printer } from 'lucide-react'
import { RecordedStatus } from '../../entities/claim/claim-status.tsx'
import { NotInForce } from '../../entities/claim/not-in-force.tsx'
import { PublicReplies, type SaidWords } from '../../entities/claim/public-replies.tsx'
import { DefendantLinks, type ProfilePaths, UnprovenNote } from '../../entities/defendant/defendant.tsx'
import type { Elements } from '../../lib/elements.ts'
import { paths } from '../../lib/paths.ts'
import { personName } from '../../lib/person-name.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Money } from '../../ui/money.tsx'
import { Section } from '../../ui/section.tsx'
import { claimOutcome, outcomeTones } from './claim-outcome.ts'
import classes from './record.module.css'

interface Props {
  /** The operator also reads one that is off the public record. */
  claim: Claim & { readonly isRestricted?: boolean }
  paths: ProfilePaths
  /** Reports the claim, or what somebody has said beside it. */
  reportOf?: (words?: SaidWords) => Elements
}

/** The parties are shown here what everybody is. */
function streetOf(claim: Claim): string | null {
  const [plaintiff] = claim.plaintiffs
  if (!plaintiff) return null
  return 'isStreetPublic' in plaintiff ? publicStreet(plaintiff) : plaintiff.address
}

/** A claim as everybody may read it, with the answer of the defence and the outcome beside it. */
export function PublicClaimRecord({ claim, paths, reportOf }: Props) {
  const texts = useTexts('records')
  const vocabulary = useTexts('vocabulary')
  const formats = useFormats()
  const outcome = claimOutcome(claim)
  const [plaintiff] = claim.plaintiffs
  return (
    <div className={classes.record}>
      <div className={classes.columns}>
        <div>
          <Section title={texts.claim.title}>
            <DescriptionList
              items={[
                { term: texts.claim.date, value: <DateText value={claim.dateOfClaim} /> },
                { term: texts.claim.type, value: claim.type === null ? null : vocabulary.claimType(claim.type) },
                {
                  term: texts.claim.value,
                  value: claim.asked === null ? null : <Money value={claim.asked} currency={claim.currency} />,
                },
                { term: texts.claim.jurisdiction, value: claim.jurisdiction },
                {
                  term: texts.claim.status,
                  value: (
                    <>
                      <RecordedStatus claim={claim} />
                      <NotInForce acts={claim.pendingActs} />
                      {claim.defendants.some(({ isUnproven }) => isUnproven) ? <UnprovenNote /> : null}
                    </>
                  ),
                },
                { term: texts.plaintiff.title, value: plaintiff && personName(plaintiff) },
                {
                  term: texts.plaintiff.address,
                  value: plaintiff?.country
                    ? [streetOf(claim), plaintiff.city, formats.country(plaintiff.country)].filter(Boolean).join(', ')
                    : null,
                },
              ]}
            />
          </Section>
        </div>
        <div>
          <Section title={texts.answer.title}>
            <div className={classes.answer}>
              <Banner tone={outcomeTones[outcome]} title={texts.answer.outcomes[outcome].title}>
                {texts.answer.outcomes[outcome].text}
              </Banner>
              <div>
                <h3>{texts.defendants}</h3>
                <DefendantLinks
                  defendants={claim.defendants}
                  paths={paths}
                  noteOf={({ isUnproven }) => (isUnproven ? <UnprovenNote /> : null)}
                />
              </div>
            </div>
          </Section>
        </div>
      </div>
      {claim.replies.length === 0 ? null : (
        <Section title={texts.replies.title} note={texts.replies.publicNote}>
          <PublicReplies
            replies={claim.replies}
            plaintiff={plaintiff ? personName(plaintiff) : ''}
            actionsOf={reportOf}
          />
        </Section>
      )}
      {reportOf?.()}
    </div>
  )
}

/** Shares the public record's address, and prints it. */
export function RecordActions({ claimId }: { claimId: string }) {
  const texts = useTexts('records')
  return (
    <>
      <CopyButton
        value={() => new URL(paths.sharedClaim(claimId), window.location.origin).href}
        label={texts.copyLink}
        message={texts.linkCopied}
      />
      <Button variant="secondary" icon={<Printer aria-hidden size={18} />} onClick={() => window.print()}>
        {texts.print}
      </Button>
    </>
  )
}
