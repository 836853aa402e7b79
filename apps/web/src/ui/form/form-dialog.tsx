import { useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../button.tsx'
import { useConfirm } from '../confirm-dialog.tsx'
import { Dialog, type DialogProps } from '../dialog.tsx'
import classes from './form.module.css'
import { Form, type FormProps } from './form.tsx'
import { useFormState } from './form-context.ts'
import { SubmitButton } from './submit-button.tsx'
import type { WordsActions } from './use-kept-words.ts'

interface Props<Given extends FieldValues, Parsed> extends FormProps<Given, Parsed> {
  opened: boolean
  onClose: () => void
  title: string
  submitLabel: string
  size?: DialogProps['size']
}

/** A form in a dialog: closing it drops what was typed, and asks first. The caller closes it when it was sent. */
export function FormDialog<Given extends FieldValues, Parsed>(props: Props<Given, Parsed>) {
  const { opened, onClose, title, submitLabel, size = 'panel', children, ...form } = props
  const texts = useTexts('ui').dialog
  const confirm = useConfirm()
  const words = useRef<WordsActions>(null)
  const close = async () => {
    if (words.current?.hasWords()) {
      const question = { title: texts.discardQuestion, text: texts.discardText, confirmLabel: texts.discard }
      if (!(await confirm({ ...question, cancelLabel: texts.keepEditing, destructive: true }))) return
      words.current?.drop()
    }
    onClose()
  }
  return (
    <Dialog opened={opened} onClose={() => void close()} title={title} size={size}>
      <Form {...form}>
        <WordsHandle to={words} />
        {children}
        <div className={classes.dialogActions}>
          <Button variant="secondary" onClick={() => void close()}>
            {texts.cancel}
          </Button>
          <SubmitButton>{submitLabel}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}

/** Hands the form's words to the dialog around it. */
function WordsHandle({ to }: { to: { current: WordsActions | null } }) {
  const { words } = useFormState()
  useEffect(() => {
    to.current = words
  }, [to, words])
  return null
}
