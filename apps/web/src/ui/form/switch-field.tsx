import { Switch } from '../switch.tsx'
import { type FieldProps, useControlledField } from './field.tsx'

interface Props extends Pick<FieldProps, 'name' | 'label'> {
  /** Words the effect of each state. */
  describe: (isOn: boolean) => string
}

export function SwitchField({ describe, ...props }: Props) {
  const { texts, field } = useControlledField(props)
  const isOn = field.value === true
  return <Switch label={texts.label} description={describe(isOn)} isOn={isOn} onChange={field.onChange} />
}
