import type { Language } from '@redress/domain/people/languages.ts'
import type { DehydratedState } from '@tanstack/react-query'

/** What a page that arrives drawn brings along, so that nothing is fetched again. */
export interface FirstData {
  readonly language: Language
  readonly queries: DehydratedState
}

export const firstDataId = 'first-data'

/** `null` where the page has to be drawn here. */
export function readFirstData(): FirstData | null {
  const text = document.getElementById(firstDataId)?.textContent
  return text ? (JSON.parse(text) as FirstData) : null
}
