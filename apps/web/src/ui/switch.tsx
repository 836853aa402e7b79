import { Field } from '@base-ui/react/field'
import { Switch as BaseSwitch } from '@base-ui/react/switch'
import classes from './switch.module.css'

interface Props {
  label: string
  /** Effect of the current state, which screen readers read with the label. */
  description: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

export function Switch({ label, description, isOn, onChange }: Props) {
  return (
    <Field.Root className={classes.switch}>
      <BaseSwitch.Root
        nativeButton
        render={<button type="button" />}
        className={classes.track}
        checked={isOn}
        onCheckedChange={onChange}
      >
        <BaseSwitch.Thumb className={classes.thumb} />
      </BaseSwitch.Root>
      <div>
        <Field.Label>{label}</Field.Label>
        <Field.Description className={classes.description}>{description}</Field.Description>
      </div>
    </Field.Root>
  )
}
