import { Checkbox } from '@base-ui/react/checkbox'
import { Field as BaseField } from '@base-ui/react/field'
import { Check } from 'lucide-react'
import classes from './field.module.css'
import { FieldError, type FieldProps, useControlledField } from './field.tsx'

export function CheckboxField(props: FieldProps) {
  const { texts, field } = useControlledField(props)
  return (
    <BaseField.Root className={classes.check} data-field={texts.name} invalid={texts.error !== undefined}>
      <Checkbox.Root
        nativeButton
        render={<button type="button" />}
        ref={field.ref}
        name={props.name}
        className={classes.box}
        disabled={props.disabled}
        readOnly={props.readOnly}
        aria-required={!props.optional}
        checked={field.value === true}
        onCheckedChange={checked => field.onChange(checked)}
        onBlur={field.onBlur}
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
