import type { ReactNode } from 'react'
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

interface Props {
  question: Question
  onAnswer: (isYes: boolean) => void
}

/** A question with its two answers; closing it is the second. */
export default function ConfirmDialog({ question, onAnswer }: Props) {
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
