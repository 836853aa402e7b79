import type { PageReader } from '@redress/contract/rendered-page.ts'
import type { Language } from '@redress/domain/people/languages.ts'
import { type DehydratedState, hydrate, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { noteSignIn, sessionQuery } from './session.ts'
import { sessionHint } from './session-hint.ts'

/** Data embedded in a server-rendered page, so that nothing is fetched again. */
export interface FirstData<Area> {
  readonly reader: DrawnReader
  readonly language: Language
  /** Whether the session must be renewed before the first request. */
  readonly hasExpired: boolean
  /** Time of rendering, by the server's clock. */
  readonly drawnAt: string
  /** Sources of the lazy parts on the page. */
  readonly lazyParts: readonly string[]
  /** Text areas that were rendered. */
  readonly areas: readonly Area[]
  readonly queries: DehydratedState
}

/** Kinds of readers for whom the server renders pages. */
export type DrawnReader = Exclude<PageReader, 'unknown'>

export const firstDataId = 'first-data'

/**
 * Reads the embedded data; `null` if the browser has to render. The page may have arrived empty, for a visitor
 * although somebody may be signed in, for an account that is signed out, or for another letter than the URL's.
 */
export function readFirstData<Area>(): FirstData<Area> | null {
  const text = document.getElementById(firstDataId)?.textContent
  if (!text) return null
  const firstData = JSON.parse(text) as FirstData<Area>
  const { reader } = firstData
  if ((reader === 'account') !== sessionHint.isSet()) return null
  return reader === 'letter reader' && window.location.hash !== '' ? null : firstData
}

/** Hydrates the cache with the embedded data, and disables refetching on the first mount. */
export function takeFirstData(queries: QueryClient, { queries: brought }: Pick<FirstData<unknown>, 'queries'>): void {
  hydrate(queries, brought)
  setRefetchOnMount(queries, false)
  const user = queries.getQueryData(sessionQuery.queryKey)
  if (user) noteSignIn(user)
}

/**
 * Last child of the page, so its effect runs after those of the first content, which read from the cache. Content in
 * a `Suspense` boundary hydrates later and must not use queries that are never fresh.
 */
export function FirstDataShown(): null {
  const queries = useQueryClient()
  useEffect(() => {
    setRefetchOnMount(queries, true)
    noteShown()
  }, [queries])
  return null
}

let noteShown: () => void
const shown = new Promise<void>(resolve => {
  noteShown = resolve
})

/** Waits for hydration, before which server-rendered content must not change. */
export const whenFirstDataShown = (): Promise<void> => shown

function setRefetchOnMount(client: QueryClient, refetchOnMount: boolean): void {
  const { queries, ...others } = client.getDefaultOptions()
  client.setDefaultOptions({ ...others, queries: { ...queries, refetchOnMount } })
}
