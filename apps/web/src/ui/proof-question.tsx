import { proofFailureParameter } from '@redress/domain/people/return-path.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { beginAsking } from '../lib/proof.ts'
import { useQuestion } from './use-question.ts'

const ProofDialog = lazy(() => import('./proof-dialog.tsx'))

/** Asks for the password when a call wants to know that it is still the same person; the call then goes on. */
export function ProofQuestion() {
  const { asked, ask, answer } = useQuestion<true>()
  const [query] = useSearchParams()
  const given = query.get(proofFailureParameter)
  // A server that draws the page draws no dialog.
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => setFailure(given), [given])
  useEffect(() => beginAsking(() => ask(true)), [ask])
  return <Suspense>{(asked ?? failure) && <ProofDialog onAnswer={asked ? answer : null} failure={failure} />}</Suspense>
}
