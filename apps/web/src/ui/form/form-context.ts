import { createContext, type RefObject, useContext, useEffect } from 'react'
import type { FormPersistence } from './use-form-persistence.ts'

interface FormState {
  /** The label of each field that is on the page, by its name. */
  readonly labels: RefObject<Map<string, string>>
  /** The fields whose values are not persisted. */
  readonly unpersisted: RefObject<Set<string>>
  /** Readers of controls whose text is not the value itself, such as an amount's, by the name of the field. */
  readonly readers: RefObject<Map<string, (text: string) => unknown>>
  readonly isPending: boolean
  /** Whether something that goes with it is still on its way. */
  readonly isHeld: boolean
  readonly hold: (isHeld: boolean) => void
  readonly persistence: FormPersistence
}

export const FormContext = createContext<FormState | null>(null)

/** Whether the forms are those of whoever opened a letter, and of no account. */
export const IsLetterReader = createContext(false)

export function useFormState(): FormState {
  const state = useContext(FormContext)
  if (!state) throw new Error('A field is used outside of a Form')
  return state
}

/** Keeps the form around from being sent while something that goes with it is on its way. */
export function useHeldForm(isHeld: boolean): void {
  const { hold } = useFormState()
  useEffect(() => {
    hold(isHeld)
    return () => hold(false)
  }, [hold, isHeld])
}
