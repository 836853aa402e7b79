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

/** Hands every edit of the form around it to the saver, and has it saved at once when a field is left. */
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
    const flush = () => void saver.flush().catch(() => undefined)
    const { current: element } = fields
    element?.addEventListener('focusout', flush)
    return () => element?.removeEventListener('focusout', flush)
  }, [saver])
  return (
    <div ref={fields} className={classes.fields}>
      {children}
    </div>
  )
}
