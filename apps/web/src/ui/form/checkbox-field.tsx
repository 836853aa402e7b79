import { Checkbox } from '@base-ui/react/checkbox'
import { Field as BaseField } from '@base-ui/react/field'
import { Check } from 'lucide-react'
import classes from './field.module.css'
import { FieldError, type FieldProps, useControlledField } from './field.tsx'

export function CheckboxField(props: FieldProps) {
  const { texts, control } = useControlledField(props)
  return (
    <BaseField.Root className={classes.check} data-field={texts.name} invalid={texts.error !== undefined}>
      <Checkbox.Root
        nativeButton
        render={<button type="button" />}
        ref={control.ref}
        name={props.name}
        className={classes.box}
        disabled={props.disabled}
        readOnly={props.readOnly}
        aria-required={!props.optional}
        checked={control.value === true}
        onCheckedChange={checked => control.onChange(checked)}
        onBlur={control.onBlur}
      >
        <Checkbox.Indicator render={<Check aria-hidden size={18} strokeWidth={3} />} />
      </Checkbox.Root>
      <div>
        <BaseField.Label>{props.label}</BaseField.Label>
        {texts.description ? (
          <BaseField.Description className={classes.description}>{texts.description}</BaseField.Description>
        ) : null}
        <FieldError text={texts.error} />
      </div>
    </BaseField.Root>
  )
}
