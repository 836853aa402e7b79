import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export interface Question {
  /** The question, as the dialog's title. */
  title: string
  text?: ReactNode
  confirmLabel?: string
  cancelLabel?: string
  /** Red: what is confirmed cannot be undone. */
  destructive?: boolean
}

type Ask = (question: Question) => Promise<boolean>

const ConfirmContext = createContext<Ask>(() => Promise.resolve(false))

/** `if (await confirm({ title }))`: true when confirmed; Esc, Cancel and closing answer false. */
export const useConfirm = (): Ask => useContext(ConfirmContext)

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ question: Question; answer: (answer: boolean) => void } | null>(null)
  const ask = useCallback<Ask>(
    question =>
      new Promise(resolve => {
        setAsked(before => {
          before?.answer(false)
          return { question, answer: resolve }
        })
      }),
    [],
  )
  const answer = (confirmed: boolean) => {
    asked?.answer(confirmed)
    setAsked(null)
  }
  return (
    <ConfirmContext value={ask}>
      {children}
      {asked ? <ConfirmDialog question={asked.question} onAnswer={answer} /> : null}
    </ConfirmContext>
  )
}

function ConfirmDialog({ question, onAnswer }: { question: Question; onAnswer: (answer: boolean) => void }) {
  const texts = useTexts('ui').dialog
  return (
    <Dialog
      opened
      role="alertdialog"
      size="small"
      title={question.title}
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            {question.cancelLabel ?? texts.cancel}
          </Button>
          <Button variant={question.destructive ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
            {question.confirmLabel ?? texts.confirm}
          </Button>
        </>
      }
    >
      {question.text}
    </Dialog>
  )
}
