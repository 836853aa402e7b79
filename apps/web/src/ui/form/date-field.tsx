import { Field as BaseField } from '@base-ui/react/field'
import dayjs from 'dayjs'
import { Field, type FieldProps, useField } from './field.tsx'

/** A calendar date, `YYYY-MM-DD`, that is not in the future. */
export function DateField(props: FieldProps) {
  const { texts, control } = useField(props)
  return (
    <Field texts={texts}>
      <BaseField.Control {...control} type="date" max={dayjs().format('YYYY-MM-DD')} />
    </Field>
  )
}
