import { useTexts } from '../../texts/texts.tsx'
import type { FieldProps } from './field.tsx'
import { NameField } from './name-field.tsx'

interface Props extends Pick<FieldProps, 'label'> {
  autoComplete: 'family-name' | 'off'
}

/** A person's last name, or a dash: some have one name only. */
export function LastNameField(props: Props) {
  const texts = useTexts('ui').form
  return <NameField name="lastName" description={texts.oneName} {...props} />
}
