import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { isApiError } from '../lib/api-error.ts'
import type { Elements } from '../lib/elements.ts'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { Bone, Skeleton } from './skeleton.tsx'

export interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'errorUpdateCount' | 'refetch'>
  /** What could not be done, where the failure has no message of its own. */
  failure: string
  /** What is said where it does not exist or is not the caller's to see. */
  notFound?: string
  /** The one next thing to do where nothing was found. */
  notFoundAction?: ReactNode
  /** Bones in the layout of what is awaited. */
  skeleton?: ReactNode
  children: (data: Data) => Elements
}

/** What a query brings, and its waiting and failing. A failed background refresh leaves what is shown. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, failure, notFound, notFoundAction, skeleton, children } = props
  const { error, retry } = useLastingError(query)
  if (query.data !== undefined) return <>{children(query.data)}</>
  if (!error) return <Skeleton>{skeleton ?? <Bone height="12rem" />}</Skeleton>
  if (notFound !== undefined && isNotFound(error)) return <EmptyState title={notFound} action={notFoundAction} />
  return <ErrorState error={error} fallback={failure} onRetry={retry} />
}

/**
 * A query that failed forgets its error whenever it is asked again. What is shown of it lasts until the answer, or until
 * somebody asks again by hand: a page that asks every few seconds would flicker.
 */
function useLastingError({ error, errorUpdateCount, refetch }: LoadedProps<unknown>['query']) {
  const [last, setLast] = useState(error)
  const [retried, setRetried] = useState(0)
  if (error && error !== last) setLast(error)
  const retry = () => {
    setRetried(errorUpdateCount)
    void refetch()
  }
  return { error: error ?? (errorUpdateCount > retried ? last : null), retry }
}

/** An id that is none is refused as malformed: to people that is the same. */
const isNotFound = (error: unknown) => isApiError(error) && (error.status === 404 || error.status === 400)
