import { Textarea } from '@mantine/core'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { type FieldProps, shown, useField } from './field.ts'
import classes from './form.module.css'

interface Props extends FieldProps {
  /** The longest text that is taken; the counter says how much is left, and more can be typed. */
  limit: number
  rows?: number
}

export function TextAreaField({ limit, rows = 5, ...props }: Props) {
  const counterId = useId()
  const field = useField(props)
  return (
    <div>
      <Textarea {...field} {...shown(props)} rows={rows} resize="vertical" />
      <Counter id={counterId} name={props.name} limit={limit} />
    </div>
  )
}

function Counter({ id, name, limit }: { id: string; name: string; limit: number }) {
  const texts = useTexts('ui').form
  const formats = useFormats()
  const value: unknown = useWatch({ name })
  const left = limit - (typeof value === 'string' ? value.length : 0)
  return (
    <p id={id} className={classes.counter} data-over={left < 0 || undefined}>
      {left < 0 ? texts.charactersTooMany(formats.count(-left)) : texts.charactersLeft(formats.count(left))}
    </p>
  )
}
