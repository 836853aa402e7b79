import { hasHan, unwrittenLetters } from '@redress/domain/text/written-scripts.ts'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTexts } from '../../texts/texts.tsx'

/** Data on letters of Han, loaded once a text needs it. Without it, or until then, none counts as rare. */
function useWrittenHan(isNeeded: boolean): string | undefined {
  const [writtenHan, setWrittenHan] = useState<string>()
  useEffect(() => {
    if (!isNeeded) return
    import('@redress/domain/text/written-han.ts').then(
      loaded => setWrittenHan(loaded.writtenHan),
      () => undefined,
    )
  }, [isNeeded])
  return writtenHan
}

/** The hint of a text that stands in agreements, before the note on letters that they cannot write. */
export function useUnwrittenNote(name: string, description?: string): string | undefined {
  const texts = useTexts('ui').form
  const value: unknown = useWatch({ name })
  const text = typeof value === 'string' ? value : ''
  const letters = unwrittenLetters(text, useWrittenHan(hasHan(text)))
  if (letters.length === 0) return description
  const note = texts.unwritten(letters.slice(0, 5).join(' '))
  return description ? `${description} ${note}` : note
}
