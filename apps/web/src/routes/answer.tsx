import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Document } from '@redress/contract/documents.ts'
import type { OpenedLetter as Letter } from '@redress/contract/letters.ts'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { LetterPage } from '../features/answer/letter-page.tsx'
import {
  letterClaimQuery,
  letterMessagesQuery,
  letterQuery,
  requestOpening,
} from '../features/answer/letter-queries.ts'
import { ClaimDetails } from '../features/claims/claim-details.tsx'
import { LetterMessages } from '../features/claims/letter-messages.tsx'
import { DocumentList } from '../features/documents/document-list.tsx'
import { isApiError } from '../lib/api-error.ts'
import { useConfiguration } from '../lib/configuration.ts'
import { lazyPart } from '../lib/lazy-part.tsx'
import { paths } from '../lib/paths.ts'
import { useTexts } from '../texts/texts.tsx'
import { Loaded, type LoadedProps } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'
import { Bone } from '../ui/skeleton.tsx'

// Loaded on demand: reading the letter needs no forms.
const OpenLetter = lazyPart(
  'features/answer/open-letter',
  async () => (await import('../features/answer/open-letter.tsx')).OpenLetter,
)
const AnswerStep = lazyPart('routes/answer-step', async () => (await import('./answer-step.tsx')).AnswerStep)

/** The redeem code is in the URL's fragment, which browsers do not send to a server. */
export function Component() {
  const code = useLocation().hash.slice(1)
  return (
    <Suspense fallback={<Waiting />}>{code === '' ? <OpenedLetter /> : <Opening key={code} code={code} />}</Suspense>
  )
}

/** Taller than a phone, as whatever comes: the footer stays below the first screen. */
function Waiting() {
  const texts = useTexts('answer')
  return (
    <Page title={texts.title} width="reading">
      <Bone height="48rem" />
    </Page>
  )
}

/** Exchanges the redeem code for a reading session, and removes it from the URL. */
function Opening({ code }: { code: string }) {
  const texts = useTexts('answer')
  const queries = useQueryClient()
  const opening = useQuery({
    queryKey: ['letters', 'opening', code],
    staleTime: Number.POSITIVE_INFINITY,
    // No cache: the code may have been used since it was last opened.
    gcTime: 0,
    queryFn: async () => {
      const opened = await requestOpening({ body: { code } })
      queries.removeQueries({ queryKey: letterQuery.queryKey })
      if (!opened.isYours) void queries.prefetchQuery(letterClaimQuery(opened.claimId))
      return opened
    },
  })
  const { data, error } = opening
  if (data) {
    return <Navigate replace to={data.isYours ? paths.dashboard.claim('against-me', data.claimId) : paths.answer()} />
  }
  if (isApiError(error) && (error.code === 'LETTER_NOT_FOUND' || error.code === 'INVALID_INPUT')) {
    return <OpenLetter problem={{ title: texts.open.notFound, text: error.message }} />
  }
  return (
    <Page title={texts.opening} width="reading">
      <Loaded query={opening} failure={texts.open.failed} skeleton={<Bone height="48rem" />}>
        {() => null}
      </Loaded>
    </Page>
  )
}

function OpenedLetter() {
  const texts = useTexts('answer')
  const letter = useQuery(letterQuery)
  // The settings hold the fees of an answer, so the page waits for them.
  const settings = useConfiguration()
  const claim = useQuery({ ...letterClaimQuery(letter.data?.claimId ?? ''), enabled: letter.data !== undefined })
  const closed = [letter.error, claim.error].find(error => isApiError(error) && error.code === 'LETTER_CLOSED')
  if (closed) {
    // A letter that was never open needs no explanation.
    const wasOpen = letter.data !== undefined
    return <OpenLetter {...(wasOpen && { problem: { title: texts.open.closed, text: closed.message } })} />
  }
  if (letter.data && claim.data?.view === 'party' && settings.data)
    return <Step letter={letter.data} claim={claim.data} />
  const awaited: LoadedProps<unknown>['query'] = letter.data ? (claim.data ? settings : claim) : letter
  return (
    <Page title={texts.title} width="reading">
      {/* Taller than a phone, as whatever comes: the footer stays below the first screen. */}
      <Loaded query={awaited} failure={texts.claimFailed} skeleton={<Bone height="48rem" />}>
        {() => null}
      </Loaded>
    </Page>
  )
}

/** The claim of the letter; with a step in the address, that step of the answer. */
function Step({ letter, claim }: { letter: Letter; claim: PartyClaim }) {
  const [search] = useSearchParams()
  const step = search.get('step')
  return step === null ? (
    <LetterPage letter={letter} claim={claim} details={<Details claim={claim} />} />
  ) : (
    <AnswerStep step={step} letter={letter} claim={claim} />
  )
}

/** All details of the claim, and the correspondence. */
function Details({ claim }: { claim: PartyClaim }) {
  const messages = useInfiniteQuery(letterMessagesQuery(claim.id))
  const filesOf = (files: readonly Document[]) => <DocumentList claimId={claim.id} documents={files} asReader />
  return (
    <ClaimDetails
      claim={claim}
      documents={filesOf(claim.files)}
      correspondence={<LetterMessages query={messages} filesOf={filesOf} />}
    />
  )
}
