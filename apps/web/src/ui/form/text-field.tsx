import { Field as BaseField } from '@base-ui/react/field'
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'
import { Field, type FieldProps, useField } from './field.tsx'

interface Props extends FieldProps {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url' | 'search'>
  autoComplete?: HTMLInputAutoCompleteAttribute
  placeholder?: string
  /** Which keyboard a phone shows. */
  inputMode?: 'numeric'
}

export function TextField({ type = 'text', placeholder, inputMode, ...props }: Props) {
  const { texts, control } = useField(props)
  return (
    <Field texts={texts}>
      <BaseField.Control {...control} dir="auto" type={type} placeholder={placeholder} inputMode={inputMode} />
    </Field>
  )
}
