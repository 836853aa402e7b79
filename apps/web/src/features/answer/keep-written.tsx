import type { OpenedLetter, WrittenAnswer } from '@redress/contract/letters.ts'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import classes from './answer.module.css'
import { useLetterActs } from './letter-queries.ts'
import { otherWordsOf } from './writing.tsx'

const pause = 800

interface Props<Given> {
  letter: OpenedLetter
  schema: z.ZodType<Given>
  answerOf: (given: Given) => WrittenAnswer
}

/**
 * Keeps the answer with the letter while it is typed, as soon as it could be given: a tab that is closed loses nothing. Where
 * an answer of another kind is kept, it waits until one goes on, which asks. A failure is said when one goes on; until then the tab has the words, and the next change tries again.
 */
export function KeepWritten<Given>({ letter, schema, answerOf }: Props<Given>) {
  const { forms } = useTexts('answer')
  const formats = useFormats()
  const acts = useLetterActs()
  const values = useWatch()
  const [keptAt, setKeptAt] = useState<string | null>(null)
  const parsed = schema.safeParse(values)
  const answer = parsed.success ? answerOf(parsed.data) : null
  const written = answer === null || otherWordsOf(letter, answer.kind) ? null : JSON.stringify(answer)
  const [begun] = useState(written)
  const last = useRef(begun)
  useEffect(() => {
    if (written === null || written === last.current) return
    const timer = setTimeout(async () => {
      last.current = written
      try {
        await acts.write(JSON.parse(written))
        setKeptAt(new Date().toISOString())
      } catch {
        last.current = null
      }
    }, pause)
    return () => clearTimeout(timer)
  }, [written, acts])
  return (
    <p className={classes.note} role="status">
      {keptAt === null ? null : forms.saved(formats.time(keptAt))}
    </p>
  )
}
