import { useEffect, useRef } from 'react'
import { type FieldValues, useFormState as useHookFormState } from 'react-hook-form'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../button.tsx'
import { useConfirm } from '../confirm-dialog.tsx'
import { Dialog } from '../dialog.tsx'
import classes from './form.module.css'
import { Form, type FormProps } from './form.tsx'
import { SubmitButton } from './submit-button.tsx'

interface Props<Given extends FieldValues, Parsed> extends FormProps<Given, Parsed> {
  opened: boolean
  onClose: () => void
  title: string
  submitLabel: string
}

/** A form in a dialog: closing it asks first where something was typed. The caller closes it when it was sent. */
export function FormDialog<Given extends FieldValues, Parsed>(props: Props<Given, Parsed>) {
  const { opened, onClose, title, submitLabel, children, ...form } = props
  const texts = useTexts('ui').dialog
  const confirm = useConfirm()
  const isTouched = useRef(false)
  const close = async () => {
    if (isTouched.current) {
      const question = { title: texts.discardQuestion, text: texts.discardText, confirmLabel: texts.discard }
      if (!(await confirm({ ...question, cancelLabel: texts.keepEditing, destructive: true }))) return
    }
    isTouched.current = false
    onClose()
  }
  return (
    <Dialog opened={opened} onClose={() => void close()} title={title}>
      <Form {...form}>
        <Touched note={isTouched} />
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

function Touched({ note }: { note: { current: boolean } }) {
  const { isDirty, isSubmitSuccessful } = useHookFormState()
  useEffect(() => {
    note.current = isDirty && !isSubmitSuccessful
  }, [note, isDirty, isSubmitSuccessful])
  return null
}
