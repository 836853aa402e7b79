import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { sessionQuery } from '../lib/session.ts'

/** A question over a page. Where that is left, or somebody else is signed in, or nobody any more, the answer is no. */
export function useQuestion<Question>() {
  // It is asked for by who shows the page.
  const { data: user } = useQuery({ ...sessionQuery, enabled: false })
  const { key } = useLocation()
  // Until it is known who is signed in, nobody else can have taken their place.
  const userId = user === undefined ? undefined : (user?.id ?? null)
  const [shown, setShown] = useState({ key, userId })
  const [asked, setAsked] = useState<{ question: Question; resolve: (isYes: boolean) => void } | null>(null)
  if (shown.key !== key || shown.userId !== userId) {
    setShown({ key, userId })
    if (shown.key !== key || shown.userId !== undefined) setAsked(null)
  }
  const ask = useCallback((question: Question) => new Promise<boolean>(resolve => setAsked({ question, resolve })), [])
  // However it goes away; what was answered stays so.
  useEffect(() => () => asked?.resolve(false), [asked])
  const answer = (isYes: boolean) => {
    asked?.resolve(isYes)
    setAsked(null)
  }
  return { asked: asked?.question, ask, answer }
}
