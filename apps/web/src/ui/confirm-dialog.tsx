import { createContext, lazy, Suspense, useContext } from 'react'
import type { Elements } from '../lib/elements.ts'
import type { Question } from './confirm-question.tsx'
import { useQuestion } from './use-question.ts'

// A visitor's first page asks nothing: the dialog arrives with the first question, or with a page that has one.
const ConfirmDialog = lazy(() => import('./confirm-question.tsx'))

export type { Question }

type Ask = (question: Question) => Promise<boolean>

const ConfirmContext = createContext<Ask>(() => Promise.resolve(false))

/** `if (await confirm({ title }))`: true when confirmed; Esc, Cancel, closing and leaving the page answer false. */
export const useConfirm = (): Ask => useContext(ConfirmContext)

/** Asks the questions of what it holds. A dialog that asks holds one of its own, so that Esc closes the question alone. */
export function ConfirmProvider({ children }: { children: Elements }) {
  const { asked, ask, answer } = useQuestion<Question>()
  return (
    <ConfirmContext value={ask}>
      {children}
      {asked ? (
        <Suspense>
          <ConfirmDialog question={asked} onAnswer={answer} />
        </Suspense>
      ) : null}
    </ConfirmContext>
  )
}
