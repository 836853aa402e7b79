import type { PageReader } from '@redress/contract/rendered-page.ts'
import type { Language } from '@redress/domain/people/languages.ts'
import { type DehydratedState, hydrate, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { noteSignIn, sessionQuery } from './session.ts'
import { sessionHint } from './session-hint.ts'

/** What a page that arrives drawn brings along, so that nothing is fetched again. */
export interface FirstData<Area> {
  readonly reader: DrawnReader
  readonly language: Language
  /** Whether the session has to be renewed before anything is asked for. */
  readonly hasExpired: boolean
  /** By the server's clock. */
  readonly drawnAt: string
  /** The sources of what is loaded beside the page itself. */
  readonly lazyParts: readonly string[]
  /** The areas of texts that were drawn. */
  readonly areas: readonly Area[]
  readonly queries: DehydratedState
}

/** Whom a page can be drawn for. */
export type DrawnReader = Exclude<PageReader, 'unknown'>

export const firstDataId = 'first-data'

/**
 * `null` where the page has to be drawn here: it arrived empty, or was drawn for a visitor where somebody may be signed
 * in, for an account where nobody is any more, or of the letter that is open where the address opens another.
 */
export function readFirstData<Area>(): FirstData<Area> | null {
  const text = document.getElementById(firstDataId)?.textContent
  if (!text) return null
  const firstData = JSON.parse(text) as FirstData<Area>
  const { reader } = firstData
  if ((reader === 'account') !== sessionHint.isSet()) return null
  return reader === 'letter reader' && window.location.hash !== '' ? null : firstData
}

/** Puts into the cache what came with the page, of which nothing is fetched again because it is shown for the first time. */
export function takeFirstData(queries: QueryClient, { queries: brought }: Pick<FirstData<unknown>, 'queries'>): void {
  hydrate(queries, brought)
  setRefetchOnMount(queries, false)
  const user = queries.getQueryData(sessionQuery.queryKey)
  if (user) noteSignIn(user)
}

/**
 * Stands behind the page: its effect follows those of all that is shown first, which find what they need in the cache. What
 * lies in a `Suspense` of its own is taken over later, and may ask for nothing that is never fresh.
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

/** Waits until the page is taken over as it was drawn, before which nothing that it shows may change. */
export const whenFirstDataShown = (): Promise<void> => shown

function setRefetchOnMount(client: QueryClient, refetchOnMount: boolean): void {
  const { queries, ...others } = client.getDefaultOptions()
  client.setDefaultOptions({ ...others, queries: { ...queries, refetchOnMount } })
}
