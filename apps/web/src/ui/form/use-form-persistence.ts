import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { changedValues, type FormValues, isSameValue, type PersistedForm } from '../../lib/form-persistence.ts'

/** What another tab did to the form: it changed fields, or sent all of it. */
export type OtherTabChange =
  | { readonly kind: 'changed'; readonly fields: readonly string[] }
  | { readonly kind: 'sent' }

interface Options<Given extends FieldValues, Parsed> {
  form: UseFormReturn<Given, unknown, Parsed>
  /** `null`: nothing is persisted. */
  persisted: PersistedForm | null
  /** What the form begins with, as it is now. */
  defaults: FormValues
  /** The fields that are not persisted. */
  unpersisted: RefObject<ReadonlySet<string>>
  /** Whether the form shows what this browser persists: not at first, in a page that arrives drawn. */
  isTakenOver: boolean
}

/**
 * Persists what is typed until it is sent. A form is one, however many tabs show it: what is typed in one is shown in
 * all, and a field in which nothing was typed follows the form's defaults.
 */
export function useFormPersistence<Given extends FieldValues, Parsed>({
  form,
  persisted,
  defaults,
  unpersisted,
  isTakenOver,
}: Options<Given, Parsed>) {
  const queries = useQueryClient()
  const latestDefaults = useRef(defaults)
  const isFollowing = useRef(false)
  const isShown = useRef(isTakenOver)
  const [otherTab, setOtherTab] = useState<OtherTabChange | null>(null)

  const typed = useCallback(
    () => changedValues(form.getValues(), latestDefaults.current, unpersisted.current),
    [form, unpersisted],
  )

  /** Shows values that were not typed here; answers which fields have changed by it. */
  const follow = useCallback(
    (next: FormValues): readonly string[] => {
      const fields = Object.keys(next).filter(name => !isSameValue(form.getValues(name as Path<Given>), next[name]))
      isFollowing.current = true
      for (const name of fields) {
        const value = (next[name] ?? '') as PathValue<Given, Path<Given>>
        form.setValue(name as Path<Given>, value, { shouldValidate: form.formState.isSubmitted })
      }
      isFollowing.current = false
      return fields
    },
    [form],
  )

  useEffect(() => {
    const before = latestDefaults.current
    latestDefaults.current = defaults
    const isFirst = isTakenOver && !isShown.current
    isShown.current = isTakenOver
    const next: FormValues = isFirst ? { ...defaults, ...persisted?.read() } : defaults
    const isUntouched = (name: string) => isSameValue(form.getValues(name as Path<Given>), before[name])
    const changed = Object.keys(next).filter(name => !isSameValue(before[name], next[name]) && isUntouched(name))
    const fields = follow(Object.fromEntries(changed.map(name => [name, next[name]])))
    // What this browser persists was typed in no other tab.
    if (fields.length > 0 && !isFirst)
      setOtherTab(change => (change?.kind === 'sent' ? change : { kind: 'changed', fields }))
  })

  useEffect(() => {
    const leave = form.subscribe({
      formState: { values: true },
      callback: () => {
        if (isFollowing.current) return
        persisted?.write(isShown.current ? typed() : { ...persisted.read(), ...typed() })
        setOtherTab(null)
      },
    })
    // What was typed before the form was alive is news to all that follow it: fields and autosave do by now.
    const before = typed()
    if (!isShown.current && Object.keys(before).length > 0)
      form.setValues(before as Partial<Given>, { shouldDirty: true })
    return leave
  }, [form, persisted, typed])

  useEffect(
    () =>
      persisted?.onOtherTab((values, isSent) => {
        const withoutTyped = Object.fromEntries(Object.keys(typed()).map(name => [name, latestDefaults.current[name]]))
        const fields = follow({ ...withoutTyped, ...values })
        if (isSent) {
          setOtherTab({ kind: 'sent' })
          void queries.invalidateQueries()
        } else if (fields.length > 0) setOtherTab({ kind: 'changed', fields })
      }),
    [persisted, typed, follow, queries],
  )

  const persistence = useMemo(
    () => ({
      /** Whether the values that change now were not typed here. */
      isFollowing: () => isFollowing.current,
      /** Whether something was typed that has not been sent. */
      hasUnsent: () => Object.keys(typed()).length > 0,
      discard: () => persisted?.write({}),
      markSent: () => persisted?.markSent(),
    }),
    [persisted, typed],
  )
  return { otherTab, persistence }
}

export type FormPersistence = ReturnType<typeof useFormPersistence>['persistence']
