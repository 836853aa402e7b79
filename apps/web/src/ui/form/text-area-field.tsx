import { Field as BaseField } from '@base-ui/react/field'
import { useWatch } from 'react-hook-form'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import classes from './field.module.css'
import { Field, type FieldProps, useField } from './field.tsx'

interface Props extends FieldProps {
  /** Maximum length. The counter shows the rest, and the user can type beyond it. */
  limit: number
  rows?: number
}

export function TextAreaField({ limit, rows = 5, ...props }: Props) {
  const { texts, control } = useField(props)
  return (
    <div>
      <Field texts={texts}>
        <BaseField.Control {...control} render={<textarea dir="auto" rows={rows} />} />
      </Field>
      <Counter name={props.name} limit={limit} />
    </div>
  )
}

function Counter({ name, limit }: { name: string; limit: number }) {
  const texts = useTexts('ui').form
  const formats = useFormats()
  const value: unknown = useWatch({ name })
  // Counts code points, as the schemas do: an emoji is one.
  const left = limit - (typeof value === 'string' ? [...value].length : 0)
  return (
    <p className={classes.counter} data-over={left < 0 || undefined}>
      {left < 0 ? texts.charactersTooMany(formats.count(-left)) : texts.charactersLeft(formats.count(left))}
    </p>
  )
}
