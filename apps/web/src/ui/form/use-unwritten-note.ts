import { unwrittenLetters } from '@redress/domain/text/written-scripts.ts'
import { useWatch } from 'react-hook-form'
import { useTexts } from '../../texts/texts.tsx'

/** The hint of a text that stands in agreements, before the note on letters that they cannot write. */
export function useUnwrittenNote(name: string, description?: string): string | undefined {
  const texts = useTexts('ui').form
  const value: unknown = useWatch({ name })
  const letters = typeof value === 'string' ? unwrittenLetters(value) : []
  if (letters.length === 0) return description
  const note = texts.unwritten(letters.slice(0, 5).join(' '))
  return description ? `${description} ${note}` : note
}
