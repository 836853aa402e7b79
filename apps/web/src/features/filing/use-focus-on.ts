import { useEffect } from 'react'
import { focusField } from '../../ui/form/focus-field.ts'

/** A link that names an answer leads straight to its field. */
export function useFocusOn(field: string | null): void {
  useEffect(() => {
    if (field === null) return
    const input = document.querySelector<HTMLInputElement>(`form [name="${CSS.escape(field)}"]`)
    focusField(input?.form ?? null, field)
  }, [field])
}
