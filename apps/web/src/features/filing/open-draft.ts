import type { createClaim } from '@redress/contract/claims.ts'
import { firstUnfinishedStep } from '@redress/domain/claim/completeness.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { claimListsQuery, useClaimCache } from '../../entities/claim/claim-queries.ts'
import { caller } from '../../lib/api-client.ts'
import { isApiError } from '../../lib/api-error.ts'
import { paths } from '../../lib/paths.ts'
import { useTexts } from '../../texts/texts.tsx'
import { useToast } from '../../ui/toast.ts'
import { draftOf } from './filing-steps.ts'

const requestDraft = caller<typeof createClaim>('POST', '/v1/claims')

/** Error codes that the list of own claims explains itself. */
const saidAbove: readonly string[] = ['UNRESOLVED_CLAIMS_LIMIT', 'FILING_SUSPENDED', 'ACCOUNT_SUSPENDED']

/** Opens a draft once and redirects to its first unfinished step, or to the list of claims if it is refused. */
export function useOpenDraft() {
  const queries = useQueryClient()
  const cache = useClaimCache()
  const navigate = useNavigate()
  const toast = useToast()
  const texts = useTexts('filing')
  const hasBegun = useRef(false)
  const { mutate, ...opening } = useMutation({
    mutationFn: () => openDraft(queries),
    onSuccess: async opened => {
      if (opened === null) return navigate(paths.dashboard.claims('my-claims'), { replace: true })
      await cache.store(opened.claim, null)
      if (opened.isNew) toast.success(texts.created)
      const step = firstUnfinishedStep(draftOf(opened.claim))
      await navigate(paths.dashboard.createClaimStep(step, opened.claim.id), { replace: true })
    },
  })
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    mutate()
  }, [mutate])
  return { error: opening.error, triedAt: opening.submittedAt, retry: () => mutate() }
}

/** The open draft, or else a new one; `null` if the list of claims explains the refusal. */
async function openDraft(queries: QueryClient) {
  const lists = await queries.fetchQuery(claimListsQuery)
  const isNew = lists.myClaimsPendingCount === 0
  if (isNew && lists.myClaimsUnresolvedCount >= lists.unresolvedClaimsLimit) return null
  try {
    return { claim: await requestDraft(), isNew }
  } catch (error) {
    if (isApiError(error) && saidAbove.includes(error.code)) return null
    throw error
  }
}
