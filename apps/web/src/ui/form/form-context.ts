import { createContext, type RefObject, useContext } from 'react'
import type { FormPersistence } from './use-form-persistence.ts'

interface FormState {
  /** The label of each field that is on the page, by its name. */
  readonly labels: RefObject<Map<string, string>>
  /** The fields whose values are not persisted. */
  readonly unpersisted: RefObject<Set<string>>
  readonly isPending: boolean
  readonly persistence: FormPersistence
}

export const FormContext = createContext<FormState | null>(null)

export function useFormState(): FormState {
  const state = useContext(FormContext)
  if (!state) throw new Error('A field is used outside of a Form')
  return state
}
