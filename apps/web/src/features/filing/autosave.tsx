import { useEffect, useRef } from 'react'
import { type FieldValues, useFormContext } from 'react-hook-form'
import type { Elements } from '../../lib/elements.ts'
import { type FormValues, isSameValue } from '../../lib/form-persistence.ts'
import { useFormState } from '../../ui/form/form-context.ts'
import type { DraftSaver } from './draft-saver.ts'
import classes from './filing.module.css'

interface Props {
  saver: DraftSaver
  /** The form's values as the server has them. */
  saved: FieldValues
  /** A form's values as the patch that they are on the wire; a field that is left out is not saved. */
  patchOf: (values: FieldValues) => FormValues
  children: Elements
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/**
 * Hands every edit of the form around it to the saver. When a field is left, it is saved at once, and what was given
 * there is checked; an empty one is only missing.
 */
export function Autosave({ saver, saved, patchOf, children }: Props) {
  const form = useFormContext()
  const { persistence } = useFormState()
  const fields = useRef<HTMLDivElement>(null)
  const onServer = useRef(saved)
  useEffect(() => {
    onServer.current = saved
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (persistence.isFollowing()) return
          if (name !== undefined && form.getFieldState(name).error) void form.trigger(name)
          const known = { ...patchOf(onServer.current), ...saver.store.getState().unsaved }
          const isNews = ([field, value]: [string, unknown]) => !isSameValue(value, known[field])
          saver.change(Object.fromEntries(Object.entries(patchOf(values)).filter(isNews)))
        },
      }),
    [form, patchOf, saver, persistence],
  )
  useEffect(() => {
    const { current: element } = fields
    const leave = ({ target }: Event) => {
      saver.flush().catch(() => undefined)
      const name = target instanceof Element ? target.closest('[data-field]')?.getAttribute('data-field') : undefined
      if (name && isGiven(form.getValues(name))) void form.trigger(name)
    }
    element?.addEventListener('focusout', leave)
    return () => element?.removeEventListener('focusout', leave)
  }, [form, saver])
  return (
    <div ref={fields} className={classes.fields}>
      {children}
    </div>
  )
}
