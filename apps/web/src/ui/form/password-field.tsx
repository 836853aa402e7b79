import { PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { type FieldProps, shown, useField } from './field.ts'

interface Props extends FieldProps {
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField(props: Props) {
  const texts = useTexts('ui').form
  const [visible, setVisible] = useState(false)
  return (
    <PasswordInput
      {...useField(props, { isSecret: true })}
      {...shown(props)}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{
        'aria-label': visible ? texts.hidePassword : texts.showPassword,
        'aria-hidden': false,
        tabIndex: 0,
      }}
    />
  )
}
