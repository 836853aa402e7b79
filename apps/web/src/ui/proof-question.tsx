import { proofFailureParameter } from '@redress/domain/people/return-path.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { beginAsking } from '../lib/proof.ts'
import { loadTexts } from '../texts/texts.tsx'

const ProofDialog = lazy(async () => {
  const [module] = await Promise.all([import('./proof-dialog.tsx'), loadTexts(['accountChange'])])
  return { default: module.ProofDialog }
})
const GoogleProofFailure = lazy(async () => {
  const [module] = await Promise.all([import('./proof-dialog.tsx'), loadTexts(['accountChange'])])
  return { default: module.GoogleProofFailure }
})

/** Asks for the password when a call wants to know that it is still the same person; the call then goes on. */
export function ProofQuestion() {
  const [answer, setAnswer] = useState<((isProven: boolean) => void) | null>(null)
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
  return (
    <>
      {answer ? (
        <Suspense>
          <ProofDialog onAnswer={answer} />
        </Suspense>
      ) : null}
      <ComingBack />
    </>
  )
}

/** Somebody whom Google has led back without showing that it is them is told why. */
function ComingBack() {
  const [query, setQuery] = useSearchParams()
  const given = query.get(proofFailureParameter)
  // A server that draws the page draws no dialog.
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => setFailure(given), [given])
  if (failure === null) return null
  const onClose = () =>
    setQuery(
      rest => {
        rest.delete(proofFailureParameter)
        return rest
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <Suspense>
      <GoogleProofFailure failure={failure} onClose={onClose} />
    </Suspense>
  )
}
