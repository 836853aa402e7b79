import { NativeSelect } from '@mantine/core'
import { useTexts } from '../../texts/texts.tsx'
import { type FieldProps, shown, useField } from './field.ts'

interface Props extends FieldProps {
  options: readonly { readonly value: string; readonly label: string }[]
  /** The first, empty choice; `null` for none. */
  placeholder?: string | null
}

/** The browser's own select: a phone shows its own list, and typing jumps to an entry. */
export function SelectField({ options, placeholder, ...props }: Props) {
  const texts = useTexts('ui').form
  const empty = placeholder === null ? [] : [{ value: '', label: placeholder ?? texts.choose }]
  return <NativeSelect {...useField(props)} {...shown(props)} data={[...empty, ...options]} />
}
