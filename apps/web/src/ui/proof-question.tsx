import { proofFailureParameter } from '@redress/domain/people/return-path.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { beginAsking } from '../lib/proof.ts'

const ProofDialog = lazy(() => import('./proof-dialog.tsx'))

/** Asks for the password when a call wants to know that it is still the same person; the call then goes on. */
export function ProofQuestion() {
  const [answer, setAnswer] = useState<((isProven: boolean) => void) | null>(null)
  const [query] = useSearchParams()
  const given = query.get(proofFailureParameter)
  // A server that draws the page draws no dialog.
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => setFailure(given), [given])
  useEffect(
    () =>
      beginAsking(
        () =>
          new Promise(resolve => {
            setAnswer(() => (isProven: boolean) => {
              setAnswer(null)
              resolve(isProven)
            })
          }),
      ),
    [],
  )
  return <Suspense>{(answer ?? failure) && <ProofDialog onAnswer={answer} failure={failure} />}</Suspense>
}
