import { Field as BaseField } from '@base-ui/react/field'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import classes from './field.module.css'
import { Field, type FieldProps, useField } from './field.tsx'

interface Props extends FieldProps {
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField(props: Props) {
  const form = useTexts('ui').form
  const { texts, control } = useField(props, { isSecret: true })
  const [isVisible, setVisible] = useState(false)
  const Icon = isVisible ? EyeOff : Eye
  return (
    <Field texts={texts}>
      <div className={classes.withEnd}>
        <BaseField.Control {...control} type={isVisible ? 'text' : 'password'} />
        <button
          type="button"
          className={classes.end}
          aria-label={isVisible ? form.hidePassword : form.showPassword}
          onClick={() => setVisible(!isVisible)}
        >
          <Icon aria-hidden size={20} />
        </button>
      </div>
    </Field>
  )
}
