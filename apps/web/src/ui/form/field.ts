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

type Binding = RegisterOptions & {
  /** Nobody but the writer may ever read it, so that the browser does not keep it until it is sent. */
  isSecret?: boolean
}

/** Binds an input to its form: registers it, and gives it its label, its hint and its problem. */
export function useField(props: FieldProps, { isSecret = false, ...options }: Binding = {}) {
  const { name, label, optional, description } = props
  const texts = useTexts('ui').form
  const { labels, unkept } = useFormState()
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
  const { current: unkeptNames } = unkept
  const isUnkept = isSecret || props.disabled === true || props.readOnly === true
  useEffect(() => {
    if (isUnkept) unkeptNames.add(name)
    else unkeptNames.delete(name)
  }, [unkeptNames, name, isUnkept])
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
