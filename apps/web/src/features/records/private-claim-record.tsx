import type { Claim } from '@redress/contract/claim-views.ts'
import { RecordedStatus } from '../../entities/claim/claim-status.tsx'
import { NotInForce } from '../../entities/claim/not-in-force.tsx'
import { PublicReplies, type SaidWords } from '../../entities/claim/public-replies.tsx'
import { DefendantLinks, type ProfilePaths } from '../../entities/defendant/defendant.tsx'
import type { Elements } from '../../lib/elements.ts'
import { personName } from '../../lib/person-name.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Accordion, AccordionItem } from '../../ui/accordion.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Money } from '../../ui/money.tsx'

interface Props {
  claim: Exclude<Claim, { view: 'public' }>
  paths: ProfilePaths
  /** Reports the claim, or what somebody has said beside it; absent where it is not public. */
  reportOf?: ((words?: SaidWords) => Elements) | undefined
}

/** A claim as signed-in users read it, in sections that open and close. */
export function PrivateClaimRecord({ claim, paths, reportOf }: Props) {
  const texts = useTexts('records')
  const vocabulary = useTexts('vocabulary')
  const formats = useFormats()
  const [plaintiff] = claim.plaintiffs
  return (
    <>
      <Accordion>
        <AccordionItem title={texts.claim.basicInfo} defaultOpen>
          <DescriptionList
            items={[
              { term: texts.claim.date, value: <DateText value={claim.dateOfClaim} /> },
              { term: texts.claim.type, value: claim.type === null ? null : vocabulary.claimType(claim.type) },
              {
                term: texts.claim.value,
                value: claim.asked === null ? null : <Money value={claim.asked} currency={claim.currency} />,
              },
              { term: texts.claim.location, value: claim.location },
              { term: texts.claim.jurisdiction, value: claim.jurisdiction },
              {
                term: texts.claim.status,
                value: (
                  <>
                    <RecordedStatus claim={claim} />
                    <NotInForce acts={claim.pendingActs} />
                  </>
                ),
              },
              {
                term: texts.claim.representation,
                value:
                  claim.representationStatus === null ? null : vocabulary.representation(claim.representationStatus),
              },
            ]}
          />
        </AccordionItem>
        <AccordionItem title={texts.plaintiff.title} defaultOpen>
          {plaintiff ? (
            <DescriptionList
              items={[
                { term: texts.plaintiff.name, value: personName(plaintiff) },
                { term: texts.plaintiff.country, value: plaintiff.country ? formats.country(plaintiff.country) : null },
                {
                  term: texts.plaintiff.address,
                  value: plaintiff.country ? [plaintiff.address, plaintiff.city].filter(Boolean).join(', ') : null,
                },
                { term: texts.plaintiff.claims, value: formats.count(plaintiff.claimsByUser) },
                { term: texts.plaintiff.claimsAgainst, value: formats.count(plaintiff.claimsAgainstUser) },
              ]}
            />
          ) : null}
        </AccordionItem>
        <AccordionItem title={texts.defendants} note={formats.count(claim.defendants.length)} defaultOpen>
          <DefendantLinks defendants={claim.defendants} paths={paths} />
        </AccordionItem>
        {claim.replies.length === 0 ? null : (
          <AccordionItem title={texts.replies.title} defaultOpen>
            <PublicReplies
              replies={claim.replies}
              plaintiff={plaintiff ? personName(plaintiff) : ''}
              actionsOf={reportOf}
            />
          </AccordionItem>
        )}
      </Accordion>
      {reportOf?.()}
    </>
  )
}
