import { createContext, type RefObject, useContext } from 'react'

interface FormState {
  /** The label of each field that is on the page, by its name. */
  readonly labels: RefObject<Map<string, string>>
  readonly isPending: boolean
}

export const FormContext = createContext<FormState | null>(null)

export function useFormState(): FormState {
  const state = useContext(FormContext)
  if (!state) throw new Error('A field stands outside of a Form')
  return state
}
