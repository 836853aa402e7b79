import { Field as BaseField } from '@base-ui/react/field'
import { ChevronsUpDown } from 'lucide-react'
import { useTexts } from '../../texts/texts.tsx'
import classes from './field.module.css'
import { controlProps, Field, type FieldProps, useControlledField, useShownText } from './field.tsx'

interface Props extends FieldProps {
  options: readonly { readonly value: string; readonly label: string }[]
  /** The first, empty choice; `null` for none. */
  placeholder?: string | null
}

/** The browser's own select: a phone shows its own list, it is filled in by itself, and typing jumps to an entry. */
export function SelectField({ options, placeholder, ...props }: Props) {
  const form = useTexts('ui').form
  const {
    texts,
    field: { value, ref, ...field },
  } = useControlledField(props)
  const empty = placeholder === null ? [] : [{ value: '', label: placeholder ?? form.choose }]
  const choices = [...empty, ...options].map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
  const values = options.map(option => option.value).join()
  const control = useShownText(ref, typeof value === 'string' ? value : '', values)
  return (
    <Field texts={texts}>
      <div className={classes.withEnd}>
        <BaseField.Control {...field} {...controlProps(props)} {...control} render={<select>{choices}</select>} />
        <span className={`${classes.end} ${classes.sign}`} aria-hidden="true">
          <ChevronsUpDown size={18} />
        </span>
      </div>
    </Field>
  )
}
