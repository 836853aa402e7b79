import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import type { WordsPlace } from '../../lib/kept-words.ts'
import { asText, asWords, isSame, type Words, wordsIn } from './words.ts'

/** What has come into the form from elsewhere: fields that were changed, or that all of it was sent. */
export type Elsewhere = { readonly kind: 'changed'; readonly fields: readonly string[] } | { readonly kind: 'sent' }

/** Written for a moment where words are no longer kept because they were sent, so that the other tabs know why. */
const sent = 'sent'

interface Options<Given extends FieldValues, Parsed> {
  form: UseFormReturn<Given, unknown, Parsed>
  /** `null`: nothing is kept. */
  place: WordsPlace | null
  /** What the form begins with, as it is now. */
  begun: Words
  /** The fields that are not kept. */
  unkept: RefObject<ReadonlySet<string>>
}

/**
 * Keeps what is typed until it is sent. A form is one, however many tabs show it: what is typed in one is shown in all,
 * and a field in which nothing was typed follows what the form begins with.
 */
export function useKeptWords<Given extends FieldValues, Parsed>({
  form,
  place,
  begun,
  unkept,
}: Options<Given, Parsed>) {
  const queries = useQueryClient()
  const beginning = useRef(begun)
  const isFollowing = useRef(false)
  const [elsewhere, setElsewhere] = useState<Elsewhere | null>(null)
  const { store, key } = place ?? {}

  const typed = useCallback(() => wordsIn(form.getValues(), beginning.current, unkept.current), [form, unkept])
  const keep = useCallback(() => {
    if (key !== undefined) store?.write(key, asText(typed()))
  }, [store, key, typed])

  /** Shows values that come from elsewhere; answers which fields have changed by it. */
  const follow = useCallback(
    (next: Words): readonly string[] => {
      const fields = Object.keys(next).filter(name => !isSame(form.getValues(name as Path<Given>), next[name]))
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
    const before = beginning.current
    beginning.current = begun
    const isUntouched = (name: string) => isSame(form.getValues(name as Path<Given>), before[name])
    const changed = Object.keys(begun).filter(name => !isSame(before[name], begun[name]) && isUntouched(name))
    const fields = follow(Object.fromEntries(changed.map(name => [name, begun[name]])))
    if (fields.length > 0) setElsewhere(note => (note?.kind === 'sent' ? note : { kind: 'changed', fields }))
  })

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => {
          if (isFollowing.current) return
          keep()
          setElsewhere(null)
        },
      }),
    [form, keep],
  )

  useEffect(
    () =>
      store?.subscribe(change => {
        if (!change.isElsewhere || change.key !== key) return
        const withoutWords = Object.fromEntries(Object.keys(typed()).map(name => [name, beginning.current[name]]))
        const fields = follow({ ...withoutWords, ...asWords(change.text) })
        if (change.text === sent) {
          setElsewhere({ kind: 'sent' })
          void queries.invalidateQueries()
        } else if (fields.length > 0) setElsewhere({ kind: 'changed', fields })
      }),
    [store, key, typed, follow, queries],
  )

  const actions = useMemo(
    () => ({
      /** Whether the values that change now come from elsewhere and nobody typed them here. */
      isFollowing: () => isFollowing.current,
      /** Whether something was typed that has not been sent. */
      hasWords: () => asText(typed()) !== null,
      drop: () => {
        if (key !== undefined) store?.write(key, null)
      },
      noteSent: () => {
        if (key === undefined) return
        store?.write(key, sent)
        store?.write(key, null)
      },
    }),
    [store, key, typed],
  )
  return { elsewhere, actions }
}

export type WordsActions = ReturnType<typeof useKeptWords>['actions']
