import { NumberField as BaseNumberField } from '@base-ui/react/number-field'
import { useFormats } from '../../texts/texts.tsx'
import classes from './field.module.css'
import { Field, type FieldProps, useControlledField } from './field.tsx'

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
  const { texts, control } = useControlledField(props)
  return (
    <Field texts={texts}>
      <BaseNumberField.Root
        name={props.name}
        min={min}
        step={step}
        allowOutOfRange
        locale={locale}
        format={format}
        disabled={props.disabled}
        readOnly={props.readOnly}
        value={typeof control.value === 'number' ? control.value : null}
        onValueChange={value => control.onChange(value ?? undefined)}
      >
        <BaseNumberField.Input
          ref={control.ref}
          className={classes.control}
          inputMode="decimal"
          autoComplete={props.autoComplete}
          aria-required={!props.optional}
          aria-roledescription={undefined}
          onBlur={control.onBlur}
        />
      </BaseNumberField.Root>
    </Field>
  )
}
