import { useEffect } from 'react'
import { type RegisterOptions, useFormContext } from 'react-hook-form'
import { useTexts } from '../../texts/texts.tsx'
import { useFormState } from './form-context.ts'
import { messageOf } from './message-of.ts'

export interface FieldProps {
  /** The field's path in the form's values. */
  name: string
  label: string
  /** A hint, read out with the field. */
  description?: string
  /** Not required: said beside the label, as most fields are required. */
  optional?: boolean
  disabled?: boolean
  readOnly?: boolean
  autoComplete?: string
}

/** Binds an input to its form: registers it, and gives it its label, its hint and its problem. */
export function useField({ name, label, optional, description }: FieldProps, options: RegisterOptions = {}) {
  const texts = useTexts('ui').form
  const { labels } = useFormState()
  const form = useFormContext()
  const { validation } = useTexts('wire')
  const message = messageOf(form.formState.errors, name)
  const { current: known } = labels
  useEffect(() => {
    known.set(name, label)
    return () => {
      known.delete(name)
    }
  }, [known, name, label])
  return {
    ...form.register(name, options),
    label: optional ? `${label} (${texts.optional})` : label,
    description,
    error: message === undefined ? undefined : validation(message),
    'aria-required': !optional,
  }
}

/** What the input shows beside what binds it. */
export const shown = ({ disabled, readOnly, autoComplete }: FieldProps) => ({
  ...(disabled === undefined ? {} : { disabled }),
  ...(readOnly === undefined ? {} : { readOnly }),
  ...(autoComplete === undefined ? {} : { autoComplete }),
})
