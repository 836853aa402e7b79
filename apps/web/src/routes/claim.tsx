import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { mayAskForBids } from '@redress/domain/claim/bidding-view.ts'
import { isFiled } from '@redress/domain/claim/questions.ts'
import { isAgreement } from '@redress/domain/claim/resolutions.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Ellipsis, Printer } from 'lucide-react'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { AgreementFile } from '../entities/claim/agreement-file.tsx'
import { useClaim, useHistory } from '../entities/claim/claim-queries.ts'
import { askOf, useClaimSentence } from '../entities/claim/claim-sentence.ts'
import { viewOf } from '../entities/claim/claim-sides.ts'
import { useMessages } from '../entities/claim/message-queries.ts'
import { WithPartyClaim } from '../entities/claim/party-claim.tsx'
import { DefendantLinks } from '../entities/defendant/defendant.tsx'
import { correspondenceId, messagesId, repliesId } from '../features/claims/claim-anchors.ts'
import { ClaimMessages } from '../features/claims/claim-messages.tsx'
import { ClaimStanding } from '../features/claims/claim-standing.tsx'
import { ClaimTimeline } from '../features/claims/claim-timeline.tsx'
import { ClaimView } from '../features/claims/claim-view.tsx'
import { ShareClaim } from '../features/claims/share-claim.tsx'
import { TurnBanner } from '../features/claims/turn-banner.tsx'
import { useTurnStory } from '../features/claims/turn-story.ts'
import { DocumentList } from '../features/documents/document-list.tsx'
import { Evidence } from '../features/documents/evidence.tsx'
import { useAttachments } from '../features/documents/use-attachments.tsx'
import { Correspondence } from '../features/messages/correspondence.tsx'
import { DeliveryNote } from '../features/takeover/delivery-note.tsx'
import { AskedCorrections } from '../features/takeover/letter-actions.tsx'
import { TakeoverNote } from '../features/takeover/takeover-note.tsx'
import { useConfiguration } from '../lib/configuration.ts'
import { lazyPart, loadParts } from '../lib/lazy-part.tsx'
import { paths } from '../lib/paths.ts'
import { useFormats, useTexts } from '../texts/texts.tsx'
import { Accordion, AccordionItem } from '../ui/accordion.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Fold } from '../ui/fold.tsx'
import { Menu } from '../ui/menu.tsx'
import { Page } from '../ui/page.tsx'
import { Bone, Skeleton } from '../ui/skeleton.tsx'
import classes from './claim.module.css'

const SealedBids = lazyPart(
  'features/bidding/sealed-bids',
  async () => (await import('../features/bidding/sealed-bids.tsx')).SealedBids,
)
const AskForBids = lazyPart(
  'features/bidding/sealed-bids',
  async () => (await import('../features/bidding/sealed-bids.tsx')).AskForBids,
)
const ClaimReplies = lazyPart(
  'features/replies/claim-replies',
  async () => (await import('../features/replies/claim-replies.tsx')).ClaimReplies,
)
const ShowSettlement = lazyPart(
  'features/replies/show-settlement',
  async () => (await import('../features/replies/show-settlement.tsx')).ShowSettlement,
)
const OwedSums = lazyPart(
  'features/performance/owed-sums',
  async () => (await import('../features/performance/owed-sums.tsx')).OwedSums,
)
const ContestBanners = lazyPart(
  'features/takeover/contest-banner',
  async () => (await import('../features/takeover/contest-banner.tsx')).ContestBanners,
)

const restrictions = 'features/restrictions/restrictions'
/** Loaded on demand with its texts, because few claims have restrictions. */
const Restrictions = lazyPart(restrictions, async () =>
  (await import('../features/restrictions/restrictions.tsx')).loadRestrictions(),
)

/** Loads the part before the page is shown, so that it causes no layout shift. */
const restrictionsPart = queryOptions({
  queryKey: ['part', 'restrictions'],
  queryFn: async () => {
    await loadParts([restrictions])
    return true
  },
  staleTime: Number.POSITIVE_INFINITY,
})

export function Component() {
  const { claimId = '' } = useParams()
  const texts = useTexts('claims')
  const formats = useFormats()
  const history = useHistory(claimId)
  const messages = useMessages(claimId)
  // The texts above the buttons state the fees, so the page waits for the settings.
  const settings = useConfiguration()
  const { data } = useClaim(claimId)
  const isRestricted = data?.view === 'party' && isKeptOff(data)
  const part = useQuery({ ...restrictionsPart, enabled: isRestricted })
  const isReady = [history, messages, settings].every(({ isFetched }) => isFetched) && (!isRestricted || part.isFetched)
  return (
    <WithPartyClaim title={texts.claim(formats.shortId(claimId))} isReady={isReady}>
      {claim => <ClaimPage claim={claim} hasRestrictions={part.data === true} />}
    </WithPartyClaim>
  )
}

/** Whether the operator restricts the claim or a text beside it. */
const isKeptOff = ({ restrictions: kept, redactions }: PartyClaim): boolean => kept.length + redactions.length > 0

interface Props {
  claim: PartyClaim
  /** Whether the component that shows the restrictions is loaded. */
  hasRestrictions: boolean
}

function ClaimPage({ claim, hasRestrictions }: Props) {
  const texts = useTexts('claims')
  const vocabulary = useTexts('vocabulary')
  const formats = useFormats()
  const title = useTitle(claim)
  const { title: turn } = useTurnStory(claim)
  const attachments = useAttachments(claim)
  const hasMessages = (useMessages(claim.id).data?.messageCount ?? 0) > 0
  const view = viewOf(claim.role)
  const name = texts.claim(formats.shortId(claim.id))
  const { dashboard } = paths
  const offer = claim.resolutions.at(-1)
  const isAgreed = offer !== undefined && isAgreement(offer.resolutionStatus, offer.expiresAt)
  const profiles = {
    company: (id: string) => dashboard.company(view, id),
    individual: (id: string) => dashboard.individual(view, id),
  }
  return (
    <Page
      width="wide"
      title={title}
      documentTitle={`${turn} · ${title}`}
      eyebrow={[texts.tabs[view], name, claim.type === null ? [] : vocabulary.claimType(claim.type)]
        .flat()
        .join('\u00a0· ')}
      lead={<ClaimStanding claim={claim} />}
      actions={
        <>
          <ToMessages claim={claim} />
          {isAgreed ? (
            <AgreementFile claimId={claim.id} offer={offer} />
          ) : (
            <ToHistory claim={claim} variant="secondary" />
          )}
          <Menu label={texts.view.more} icon={<Ellipsis aria-hidden size={20} />}>
            {isAgreed ? <ToHistory claim={claim} variant="quiet" /> : null}
            {offer ? (
              <ButtonLink variant="quiet" isSmall to={dashboard.resolutions(view, claim.id)}>
                {texts.view.resolutions}
              </ButtonLink>
            ) : null}
            <Button variant="quiet" isSmall icon={<Printer aria-hidden size={18} />} onClick={() => window.print()}>
              {texts.view.print}
            </Button>
            <ShareClaim claim={claim} name={name} isNamed />
          </Menu>
        </>
      }
    >
      <div className={classes.layers}>
        <div className={classes.turn}>
          {hasRestrictions && isKeptOff(claim) ? <Restrictions claim={claim} /> : null}
          <TurnBanner
            claim={claim}
            first={
              <>
                {claim.performance === null ? null : (
                  <Suspense>
                    <OwedSums claim={claim} attachments={attachments} />
                  </Suspense>
                )}
                {claim.role === 'Plaintiff' ? <AskedCorrections claim={claim} /> : null}
              </>
            }
          >
            <Bidding claim={claim} />
          </TurnBanner>
          {claim.defendants.some(each => each.view === 'private' && each.takeover?.contest) ? (
            <Suspense>
              <ContestBanners claim={claim} />
            </Suspense>
          ) : null}
        </div>
        <div className={classes.timeline}>
          <Accordion>
            <AccordionItem title={texts.view.sections.timeline} defaultOpen>
              <ClaimTimeline claim={claim} />
            </AccordionItem>
          </Accordion>
        </div>
        <div className={classes.words}>
          <Accordion>
            {isFiled(claim.status) ? (
              <ClaimMessages claim={claim} filesOf={files => <DocumentList claimId={claim.id} documents={files} />}>
                <Correspondence id={correspondenceId} claim={claim} attachments={attachments} />
              </ClaimMessages>
            ) : null}
            {claim.isPublic ? (
              <Suspense>
                <ClaimReplies id={repliesId} claim={claim} isOpen={!hasMessages} />
              </Suspense>
            ) : null}
            <AccordionItem title={texts.view.sections.claim}>
              <ClaimView
                claim={claim}
                defendants={
                  <DefendantLinks
                    defendants={claim.defendants}
                    paths={profiles}
                    isUnfolded={claim.unreached !== 'none'}
                    noteOf={defendant => (
                      <>
                        <TakeoverNote claim={claim} defendant={defendant} />
                        <DeliveryNote claim={claim} defendant={defendant} />
                      </>
                    )}
                  />
                }
                documents={<Evidence claim={claim} />}
              />
            </AccordionItem>
          </Accordion>
          {claim.earlySettlement === null ? null : (
            <Suspense>
              <ShowSettlement claim={claim} />
            </Suspense>
          )}
        </div>
      </div>
    </Page>
  )
}

/** Sealed bids. Before a request they are in a fold, so that loading them causes no layout shift. */
function Bidding({ claim }: { claim: PartyClaim }) {
  const texts = useTexts('turns').bids
  if (!mayAskForBids(claim.status)) return null
  if (claim.bidding === null) {
    return claim.isOtherSideGone ? null : (
      <div className="no-print">
        <Fold title={texts.title}>
          <Suspense>
            <AskForBids claim={claim} />
          </Suspense>
        </Fold>
      </div>
    )
  }
  const room = (
    <Skeleton>
      <Bone height="20rem" />
    </Skeleton>
  )
  return (
    <Suspense fallback={room}>
      <SealedBids claim={claim} />
    </Suspense>
  )
}

/** Link to the messages below, with the number of new messages. */
function ToMessages({ claim }: { claim: PartyClaim }) {
  const texts = useTexts('messages')
  const formats = useFormats()
  const { data } = useMessages(claim.id)
  if (!isFiled(claim.status)) return null
  const count = data?.newCount ?? 0
  return (
    <ButtonLink variant="secondary" isSmall to={{ hash: messagesId }}>
      {count > 0 ? texts.jumpNew(formats.count(count)) : texts.jump}
    </ButtonLink>
  )
}

function ToHistory({ claim, variant }: { claim: PartyClaim; variant: 'secondary' | 'quiet' }) {
  const { history } = useTexts('claims').view
  return (
    <ButtonLink variant={variant} isSmall to={paths.dashboard.history(viewOf(claim.role), claim.id)}>
      {history}
    </ButtonLink>
  )
}

/** The claim in one sentence, or its type while parties or amount are missing. */
function useTitle(claim: PartyClaim): string {
  const texts = useTexts('claims')
  const vocabulary = useTexts('vocabulary')
  const sentence = useClaimSentence()
  const ask = askOf(claim)
  if (ask && ask.defendants.length > 0) return sentence(ask)
  return claim.type === null ? texts.untyped : vocabulary.claimType(claim.type)
}
