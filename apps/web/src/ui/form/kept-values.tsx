import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { keptText } from '../../lib/kept-text.ts'

type Values = Readonly<Record<string, unknown>>

/** What was typed into a form on an earlier visit and never sent; `forget` it when it is sent. */
export function useKeptValues(key: string): { kept: Values; forget: () => void } {
  const [kept] = useState<Values>(() => {
    try {
      const values: unknown = JSON.parse(keptText.read(key) ?? '{}')
      return typeof values === 'object' && values !== null ? { ...values } : {}
    } catch {
      return {}
    }
  })
  return { kept, forget: () => keptText.write(key, null) }
}

/** Inside a form: keeps in this browser what is typed. */
export function KeepValues({ name }: { name: string }) {
  const form = useFormContext()
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keptText.write(name, JSON.stringify(values)),
      }),
    [form, name],
  )
  return null
}
