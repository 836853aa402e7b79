import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { isApiError } from '../lib/api-error.ts'
import type { Elements } from '../lib/elements.ts'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { Bone, Skeleton } from './skeleton.tsx'

export interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'errorUpdateCount' | 'refetch'>
  /** Message for a failure that has none of its own. */
  failure: string
  /** Text if the resource does not exist or is hidden from the caller. */
  notFound?: string
  /** Suggested next action if nothing was found. */
  notFoundAction?: ReactNode
  /** Placeholder in the layout of the data. */
  skeleton?: ReactNode
  children: (data: Data) => Elements
}

/** Renders a query's data, its loading state or its error. A failed background refetch keeps the data. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, failure, notFound, notFoundAction, skeleton, children } = props
  const { error, retry } = useLastingError(query)
  if (query.data !== undefined) return <>{children(query.data)}</>
  if (!error) return <Skeleton>{skeleton ?? <Bone height="12rem" />}</Skeleton>
  if (notFound !== undefined && isNotFound(error)) return <EmptyState title={notFound} action={notFoundAction} />
  return <ErrorState error={error} fallback={failure} onRetry={retry} comesBack={query.refetch} />
}

/**
 * Keeps the error of a failed query during refetches, until the next result or a manual retry. Without this, a
 * polling page would flicker.
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

/** The server refuses a malformed id with 400. For users this is the same as not found. */
const isNotFound = (error: unknown) => isApiError(error) && (error.status === 404 || error.status === 400)
