import { Checkbox } from '@mantine/core'
import { type FieldProps, shown, useField } from './field.ts'

export function CheckboxField(props: FieldProps) {
  const { 'aria-required': isRequired, ...field } = useField(props)
  return <Checkbox {...field} {...shown(props)} label={props.label} aria-required={isRequired} />
}
