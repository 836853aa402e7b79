import { createContext, type RefObject, useContext } from 'react'
import type { WordsActions } from './use-kept-words.ts'

interface FormState {
  /** The label of each field that is on the page, by its name. */
  readonly labels: RefObject<Map<string, string>>
  /** The fields whose values the browser does not keep. */
  readonly unkept: RefObject<Set<string>>
  readonly isPending: boolean
  /** What was typed and has not been sent. */
  readonly words: WordsActions
}

export const FormContext = createContext<FormState | null>(null)

export function useFormState(): FormState {
  const state = useContext(FormContext)
  if (!state) throw new Error('A field stands outside of a Form')
  return state
}
