import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { Link, Navigate, useParams } from 'react-router'
import { isApiError } from '../../lib/api-error.ts'
import type { Elements } from '../../lib/elements.ts'
import { paths } from '../../lib/paths.ts'
import { usePrintedName } from '../../lib/printed-name.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Page, type PageProps } from '../../ui/page.tsx'
import { Bone } from '../../ui/skeleton.tsx'
import { useClaim } from './claim-queries.ts'
import { askOf, useClaimSentence } from './claim-sentence.ts'
import { viewOf } from './claim-sides.ts'

interface Props {
  /** Title of the page until the claim is loaded, or if there is none. */
  title: string
  width?: Exclude<PageProps['width'], undefined>
  /** Whether all else that the page shows at once is there. */
  isReady?: boolean
  /** Fallback text if the URL names no claim. */
  idMissing?: string
  children: (claim: PartyClaim) => Elements
}

/** The claim that the address names, for its parties: to anybody else it is not found. */
export function WithPartyClaim({ title, width = 'panel', isReady = true, idMissing, children }: Props) {
  const { claimId } = useParams()
  const texts = useTexts('claims')
  if (claimId !== undefined) return <Known claimId={claimId} {...{ title, width, isReady, children }} />
  return (
    <Page title={title} width={width}>
      <EmptyState title={idMissing ?? texts.idMissing} action={<ToList />} />
    </Page>
  )
}

function Known({ claimId, title, width, isReady, children }: Required<Omit<Props, 'idMissing'>> & { claimId: string }) {
  const texts = useTexts('claims')
  const formats = useFormats()
  const { data: fetched, error, errorUpdateCount, refetch } = useClaim(claimId)
  usePrintedName(texts.claim(formats.shortId(claimId)))
  // A 404 hides the cached claim: the reader has lost access.
  const isGone = isApiError(error) && error.status === 404
  const data = isReady && !isGone ? fetched : undefined
  if (data?.view === 'party') return <>{children(data)}</>
  return (
    <Page title={title} width={width}>
      <Loaded
        query={{ data, error, errorUpdateCount, refetch }}
        failure={texts.failures.claim}
        notFound={texts.notFound}
        notFoundAction={<ToList />}
        skeleton={<ClaimSkeleton />}
      >
        {() => <EmptyState title={texts.notFound} action={<ToList />} />}
      </Loaded>
    </Page>
  )
}

function ToList() {
  const texts = useTexts('claims')
  return (
    <ButtonLink variant="secondary" to={paths.dashboard.claimsRoot}>
      {texts.backToList}
    </ButtonLink>
  )
}

function ClaimSkeleton() {
  return (
    <>
      <Bone height="4rem" />
      <Bone height="3.5rem" />
      <Bone height="16rem" />
    </>
  )
}

/** Line above a page's heading: the claim's number, which links to it, and its sentence. */
export function ClaimEyebrow({ claim }: { claim: PartyClaim }) {
  const texts = useTexts('claims')
  const vocabulary = useTexts('vocabulary')
  const formats = useFormats()
  const sentence = useClaimSentence()
  const ask = askOf(claim)
  const name = texts.claim(formats.shortId(claim.id))
  return (
    <>
      <Link to={paths.dashboard.claim(viewOf(claim.role), claim.id)}>
        {claim.type === null ? name : `${vocabulary.claimType(claim.type)} · ${name}`}
      </Link>
      {ask === null ? null : <span>{` · ${sentence(ask)}`}</span>}
    </>
  )
}

/** Redirects to the claim once the page's purpose is done or no longer possible. */
export function RedirectToClaim({ claim }: { claim: PartyClaim }) {
  return <Navigate replace to={paths.dashboard.claim(viewOf(claim.role), claim.id)} />
}
