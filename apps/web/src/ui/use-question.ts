import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../lib/session.ts'

/** A question over a page. Where that is left, or somebody else is signed in, or nobody any more, the answer is no. */
export function useQuestion<Question>() {
  const { key } = useLocation()
  const { user } = useSession()
  const page = `${key} ${user?.id ?? ''}`
  const [asked, setAsked] = useState<Question | null>(null)
  const pending = useRef<((isYes: boolean) => void) | null>(null)
  const answer = useCallback((isYes: boolean) => {
    pending.current?.(isYes)
    pending.current = null
    setAsked(null)
  }, [])
  const ask = useCallback(
    (question: Question) =>
      new Promise<boolean>(resolve => {
        answer(false)
        pending.current = resolve
        setAsked(question)
      }),
    [answer],
  )
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    answer(false)
  }, [page, answer])
  useEffect(() => () => answer(false), [answer])
  return { asked, ask, answer }
}
