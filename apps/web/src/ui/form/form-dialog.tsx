import { type RefObject, useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../button.tsx'
import { ConfirmProvider, useConfirm } from '../confirm-dialog.tsx'
import { Dialog, type DialogProps } from '../dialog.tsx'
import { ProofQuestion } from '../proof-question.tsx'
import classes from './form.module.css'
import { Form, type FormProps } from './form.tsx'
import { useFormState } from './form-context.ts'
import { SubmitButton } from './submit-button.tsx'

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
  const requestClose = useRef<() => void>(onClose)
  return (
    <Dialog opened={opened} onClose={() => requestClose.current()} title={title} size={size}>
      <ConfirmProvider>
        <Form {...form}>
          {children}
          <DialogActions requestClose={requestClose} onClose={onClose} submitLabel={submitLabel} />
        </Form>
        <ProofQuestion />
      </ConfirmProvider>
    </Dialog>
  )
}

interface ActionsProps {
  /** How the dialog around is closed. */
  requestClose: RefObject<() => void>
  onClose: () => void
  submitLabel: string
}

function DialogActions({ requestClose, onClose, submitLabel }: ActionsProps) {
  const texts = useTexts('ui').dialog
  const confirm = useConfirm()
  const { persistence } = useFormState()
  const close = async () => {
    if (persistence.hasUnsent()) {
      const question = { title: texts.discardQuestion, text: texts.discardText, confirmLabel: texts.discard }
      if (!(await confirm({ ...question, cancelLabel: texts.keepEditing, destructive: true }))) return
      persistence.discard()
    }
    onClose()
  }
  useEffect(() => {
    requestClose.current = () => void close()
  })
  return (
    <div className={classes.dialogActions}>
      <Button variant="secondary" onClick={() => void close()}>
        {texts.cancel}
      </Button>
      <SubmitButton>{submitLabel}</SubmitButton>
    </div>
  )
}
