import { NumberField as BaseNumberField } from '@base-ui/react/number-field'
import { useFormats } from '../../texts/texts.tsx'
import { controlProps, Field, type FieldProps, useControlledField } from './field.tsx'

interface Props extends FieldProps {
  min?: number
  step?: number | 'any'
}

/** As it was typed: a figure is not grouped or rounded while it is written. */
const format = { useGrouping: false, maximumFractionDigits: 20 } as const

/**
 * A number in the notation of the language that is spoken. An empty field is `undefined`, so that a schema can say that
 * it is required; a number out of range is kept, so that it can say that too.
 */
export function NumberField({ min = 0, step = 'any', ...props }: Props) {
  const { locale } = useFormats()
  const { texts, field } = useControlledField(props)
  const { disabled, readOnly, ...control } = controlProps(props)
  return (
    <Field texts={texts}>
      <BaseNumberField.Root
        name={props.name}
        min={min}
        step={step}
        allowOutOfRange
        locale={locale}
        format={format}
        disabled={disabled}
        readOnly={readOnly}
        value={typeof field.value === 'number' ? field.value : null}
        onValueChange={value => field.onChange(value ?? undefined)}
      >
        <BaseNumberField.Input
          {...control}
          ref={field.ref}
          inputMode="decimal"
          aria-roledescription={undefined}
          onBlur={field.onBlur}
        />
      </BaseNumberField.Root>
    </Field>
  )
}
