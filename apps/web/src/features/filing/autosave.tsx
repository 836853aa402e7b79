import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { type FieldValues, useFormContext } from 'react-hook-form'
import type { DraftSaver } from './draft-saver.ts'
import classes from './filing.module.css'

interface Props {
  saver: DraftSaver
  /** A form's values as the patch that they are on the wire; a field that is left out is not saved. */
  patchOf: (values: FieldValues) => Readonly<Record<string, unknown>>
  children: ReactNode
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/**
 * Hands every edit of the form around it to the saver. When a field is left, it is saved at once, and what was given
 * there is checked; an empty one is only missing.
 */
export function Autosave({ saver, patchOf, children }: Props) {
  const form = useFormContext()
  const fields = useRef<HTMLDivElement>(null)
  const last = useRef<Readonly<Record<string, unknown>> | null>(null)
  useEffect(() => {
    last.current ??= patchOf(form.getValues())
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const before = last.current ?? {}
        const now = patchOf(values)
        last.current = { ...before, ...now }
        saver.change(Object.fromEntries(Object.entries(now).filter(([field, value]) => before[field] !== value)))
      },
    })
  }, [form, patchOf, saver])
  useEffect(() => {
    const { current: element } = fields
    const nameOf = ({ target }: Event) => (target instanceof Element ? target.getAttribute('name') : null)
    const leave = (event: Event) => {
      saver.flush().catch(() => undefined)
      const name = nameOf(event)
      if (name !== null && isGiven(form.getValues(name))) void form.trigger(name)
    }
    const mend = (event: Event) => {
      const name = nameOf(event)
      if (name !== null && form.getFieldState(name).error) void form.trigger(name)
    }
    element?.addEventListener('focusout', leave)
    element?.addEventListener('input', mend)
    return () => {
      element?.removeEventListener('focusout', leave)
      element?.removeEventListener('input', mend)
    }
  }, [form, saver])
  return (
    <div ref={fields} className={classes.fields}>
      {children}
    </div>
  )
}
