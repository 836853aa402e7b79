import { TextInput } from '@mantine/core'
import dayjs from 'dayjs'
import { type FieldProps, shown, useField } from './field.ts'

/** A calendar date, `YYYY-MM-DD`, that is not in the future. */
export function DateField(props: FieldProps) {
  return <TextInput {...useField(props)} {...shown(props)} type="date" max={dayjs().format('YYYY-MM-DD')} />
}
