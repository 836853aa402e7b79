import { Field as BaseField } from '@base-ui/react/field'
import { useIsTakenOver } from '../../texts/texts.tsx'
import { Field, type FieldProps, useField } from './field.tsx'

/** Swedes write dates as ISO 8601 does. */
const isoLocale = 'sv-SE'

/** The day of a moment here, `YYYY-MM-DD`. */
export const dayOf = (moment: Date): string => moment.toLocaleDateString(isoLocale)

interface Props extends FieldProps {
  /** Today or later, where a date is else not in the future. */
  isAhead?: boolean
}

/** A calendar date, `YYYY-MM-DD`. */
export function DateField({ isAhead = false, ...props }: Props) {
  const { texts, control } = useField(props)
  // The server does not know which day it is for its reader.
  const today = useIsTakenOver() ? dayOf(new Date()) : undefined
  return (
    <Field texts={texts}>
      <BaseField.Control {...control} type="date" {...(isAhead ? { min: today } : { max: today })} />
    </Field>
  )
}
