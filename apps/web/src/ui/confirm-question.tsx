import { useTexts } from '../texts/texts.tsx'
import { Button } from './button.tsx'
import type { Question } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

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
