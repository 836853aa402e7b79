import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { changedValues, type FormValues, isSameValue, type PersistedForm } from '../../lib/form-persistence.ts'

/** Change by another tab: it edited fields, or sent the form. */
export type OtherTabChange =
  | { readonly kind: 'changed'; readonly fields: readonly string[] }
  | { readonly kind: 'sent' }

interface Options<Given extends FieldValues, Parsed> {
  form: UseFormReturn<Given, unknown, Parsed>
  /** `null` if nothing is persisted. */
  persisted: PersistedForm | null
  /** Current default values of the form. */
  defaults: FormValues
  /** The fields that are not persisted. */
  unpersisted: RefObject<ReadonlySet<string>>
  /** Whether the form may show values from this browser's storage; false until hydration. */
  isTakenOver: boolean
}

/**
 * Persists input until it is sent. All tabs share one form: input in one tab appears in all, and a field without
 * input follows the form's defaults.
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

  /** Applies values that were not typed here, and returns the fields that changed. */
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
    // Values restored from storage are no edits by another tab.
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
    // Sets input from before hydration as a change, so that subscribers such as fields and autosave see it.
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
      /** Whether the current change comes from elsewhere than input here. */
      isFollowing: () => isFollowing.current,
      /** Whether there is input that was not sent. */
      hasUnsent: () => Object.keys(typed()).length > 0,
      discard: () => persisted?.write({}),
      markSent: () => persisted?.markSent(),
    }),
    [persisted, typed],
  )
  return { otherTab, persistence }
}

export type FormPersistence = ReturnType<typeof useFormPersistence>['persistence']
