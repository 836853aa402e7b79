import { TextInput } from '@mantine/core'
import { type FieldProps, shown, useField } from './field.ts'

interface Props extends FieldProps {
  min?: number
  step?: number | 'any'
}

/** An empty field is `undefined`, so that a schema can say that it is required. */
const asNumber = (value: unknown): number | undefined =>
  value === '' || value === null || value === undefined ? undefined : Number(value)

export function NumberField({ min = 0, step = 'any', ...props }: Props) {
  return (
    <TextInput
      {...useField(props, { setValueAs: asNumber })}
      {...shown(props)}
      type="number"
      inputMode="decimal"
      min={min}
      step={step}
      onWheel={event => event.currentTarget.blur()}
    />
  )
}
