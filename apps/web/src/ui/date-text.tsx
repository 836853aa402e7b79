import type { Instant } from '../lib/format.ts'
import { useFormats } from '../texts/texts.tsx'
import classes from './figures.module.css'

/** A date as dd-MMM-yyyy, with its time where it is asked for. */
export function DateText({ value, withTime = false }: { value: Instant | null | undefined; withTime?: boolean }) {
  const formats = useFormats()
  const text = withTime ? formats.dateTime(value) : formats.date(value)
  if (value === null || value === undefined || value === '') return <span>{text}</span>
  return (
    <time className={classes.date} dateTime={value instanceof Date ? value.toISOString() : String(value)}>
      {text}
    </time>
  )
}
