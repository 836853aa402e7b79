import { TextInput } from '@mantine/core'
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'
import { type FieldProps, shown, useField } from './field.ts'

interface Props extends FieldProps {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url' | 'search'>
  autoComplete?: HTMLInputAutoCompleteAttribute
  maxLength?: number
  placeholder?: string
}

export function TextField({ type = 'text', maxLength, placeholder, ...props }: Props) {
  return (
    <TextInput
      {...useField(props)}
      {...shown(props)}
      type={type}
      {...(maxLength === undefined ? {} : { maxLength })}
      {...(placeholder === undefined ? {} : { placeholder })}
    />
  )
}
