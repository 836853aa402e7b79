import { lazy, Suspense, useEffect, useState } from 'react'
import { beginAsking } from '../lib/proof.ts'
import { loadTexts } from '../texts/texts.tsx'

const ProofDialog = lazy(async () => {
  const [module] = await Promise.all([import('./proof-dialog.tsx'), loadTexts(['accountChange'])])
  return { default: module.ProofDialog }
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
  return answer ? (
    <Suspense>
      <ProofDialog onAnswer={answer} />
    </Suspense>
  ) : null
}
