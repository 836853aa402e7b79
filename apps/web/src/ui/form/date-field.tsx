import { Field as BaseField } from '@base-ui/react/field'
import dayjs from 'dayjs'
import { Field, type FieldProps, useField } from './field.tsx'

interface Props extends FieldProps {
  /** Today or later, where a date is else not in the future. */
  isAhead?: boolean
}

/** A calendar date, `YYYY-MM-DD`. */
export function DateField({ isAhead = false, ...props }: Props) {
  const { texts, control } = useField(props)
  const today = dayjs().format('YYYY-MM-DD')
  return (
    <Field texts={texts}>
      <BaseField.Control {...control} type="date" {...(isAhead ? { min: today } : { max: today })} />
    </Field>
  )
}
