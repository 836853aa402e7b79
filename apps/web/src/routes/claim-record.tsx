import type { Claim, SettledClaim } from '@redress/contract/claim-views.ts'
import { useParams } from 'react-router'
import { useClaim } from '../entities/claim/claim-queries.ts'
import { askOf, useClaimSentence } from '../entities/claim/claim-sentence.ts'
import { viewOf } from '../entities/claim/claim-sides.ts'
import type { SaidWords } from '../entities/claim/public-replies.tsx'
import { defendantName } from '../entities/defendant/defendant.tsx'
import { ClaimGist } from '../features/records/claim-gist.tsx'
import { claimOutcome } from '../features/records/claim-outcome.ts'
import { PrivateClaimRecord } from '../features/records/private-claim-record.tsx'
import { PublicClaimRecord, RecordActions } from '../features/records/public-claim-record.tsx'
import { SettledRecord } from '../features/records/settled-record.tsx'
import { DisownButton } from '../features/reports/disown-button.tsx'
import { ReportButton } from '../features/reports/report-button.tsx'
import type { Elements } from '../lib/elements.ts'
import type { PageHead } from '../lib/page-head.ts'
import { paths } from '../lib/paths.ts'
import { usePrintedName } from '../lib/printed-name.ts'
import { useFormats, useTexts } from '../texts/texts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'
import { Bone } from '../ui/skeleton.tsx'

/** The record of a claim: public, or as signed-in users read it in the dashboard. */
export const Component = ({ scope }: { scope: 'public' | 'private' }) =>
  scope === 'public' ? <PublicRecord /> : <DashboardRecord />

const reporting = (claimId: string) => (words?: SaidWords) => (
  <>
    {words?.isUnproven ? <DisownButton claimId={claimId} replyId={words.id} name={words.name} /> : null}
    <ReportButton claimId={claimId} {...(words && { words })} />
  </>
)

function PublicRecord() {
  const { claimId = '' } = useParams()
  const texts = useTexts('records')
  const formats = useFormats()
  const claim = useClaim(claimId)
  const title = useTitle(claim.data)
  const shown = shownOf(claim.data)
  const head = useClaimHead(shown, title)
  usePrintedName(texts.eyebrow(formats.shortId(claimId)))
  return (
    <Page
      title={title}
      {...head}
      isUnlisted={claim.data?.view === 'settled'}
      eyebrow={texts.eyebrow(formats.shortId(claimId))}
      lead={shown ? <ClaimGist claim={shown} /> : null}
      width="wide"
      actions={shown ? <RecordActions claimId={claimId} /> : null}
    >
      <LoadedClaim query={claim} search={paths.search()}>
        {data => <PublicClaimRecord claim={data} paths={paths} reportOf={reporting(claimId)} />}
      </LoadedClaim>
    </Page>
  )
}

const { searchCompany, searchIndividual, search, claim: pathOfClaim } = paths.dashboard
const profiles = { company: searchCompany, individual: searchIndividual }

function DashboardRecord() {
  const { claimId = '' } = useParams()
  const texts = useTexts('records')
  const formats = useFormats()
  const claim = useClaim(claimId)
  const title = useTitle(claim.data)
  const shown = shownOf(claim.data)
  const own = shown?.view === 'party' ? shown : null
  usePrintedName(texts.privateEyebrow(formats.shortId(claimId)))
  return (
    <Page
      title={title}
      lead={shown ? <ClaimGist claim={shown} /> : null}
      eyebrow={texts.privateEyebrow(formats.shortId(claimId))}
      actions={own ? <ButtonLink to={pathOfClaim(viewOf(own.role), own.id)}>{texts.openClaim}</ButtonLink> : null}
    >
      <LoadedClaim query={claim} search={search()}>
        {data =>
          data.view === 'public' ? null : (
            <PrivateClaimRecord
              claim={data}
              paths={profiles}
              reportOf={data.view === 'party' && !data.isPublic ? undefined : reporting(claimId)}
            />
          )
        }
      </LoadedClaim>
    </Page>
  )
}

/** The claim, if its content is public; `null` for a settled one. */
const shownOf = (claim: Claim | SettledClaim | undefined): Claim | null =>
  claim === undefined || claim.view === 'settled' ? null : claim

/** The claim as a sentence. */
function useTitle(claim: Claim | SettledClaim | undefined): string {
  const texts = useTexts('records')
  const sentence = useClaimSentence()
  if (claim?.view === 'settled') return texts.settled.title
  const ask = claim && askOf(claim)
  return ask ? sentence(ask) : texts.claimTitle
}

/** Description and structured data of a claim, for link previews and search engines. */
function useClaimHead(claim: Claim | null, name: string): Pick<PageHead, 'description' | 'structuredData'> {
  const { claimType } = useTexts('vocabulary')
  const { outcomes } = useTexts('records').answer
  const formats = useFormats()
  if (!claim) return {}
  const facts = [
    claim.type === null ? null : claimType(claim.type),
    claim.jurisdiction,
    formats.date(claim.dateOfClaim),
    outcomes[claimOutcome(claim)].title,
  ]
  const about = claim.defendants
    .filter(each => !each.isCompanyRepresentative)
    .map(each => ({
      '@type': each.type === 'Company' ? 'Organization' : 'Person',
      name: defendantName(each),
    }))
  return {
    description: facts.filter(Boolean).join(' · '),
    structuredData: { '@type': 'WebPage', name, about },
  }
}

interface LoadedClaimProps {
  query: ReturnType<typeof useClaim>
  /** Path of the search, offered if the claim is not found. */
  search: string
  children: (claim: Claim) => Elements
}

function LoadedClaim({ query, search: searchPath, children }: LoadedClaimProps) {
  const texts = useTexts('records')
  return (
    <Loaded
      query={query}
      failure={texts.failures.claim}
      // As tall as a claim at least, so that the content below it does not move into the first screen.
      skeleton={<Bone height="48rem" />}
      notFound={texts.notFound.claim}
      notFoundAction={<ButtonLink to={searchPath}>{texts.back}</ButtonLink>}
    >
      {data => (data.view === 'settled' ? <SettledRecord claim={data} /> : children(data))}
    </Loaded>
  )
}
