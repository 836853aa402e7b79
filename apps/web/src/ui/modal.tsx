import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import classes from './modal.module.css'

export interface ModalProps {
  opened: boolean
  /** Called for Esc, and for a press beside it where `closesOnPressBeside`; the caller then sets `opened` to false. */
  onClose: () => void
  role?: 'dialog' | 'alertdialog'
  closesOnPressBeside?: boolean
  /** What has the focus first; the first thing that can take it by default. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Names it where it has no {@link ModalTitle}. */
  label?: string
  className: string | undefined
  size?: string
  children: ReactNode
}

/** Content over the page, which it keeps from being used, scrolled and read out; the focus goes back when it closes. */
export function Modal(props: ModalProps) {
  const { opened, onClose, role = 'dialog', closesOnPressBeside = false, initialFocus, label, className, size } = props
  const content = (
    <Dialog.Portal>
      <Dialog.Backdrop forceRender className={classes.backdrop} />
      <Dialog.Popup
        className={`${classes.popup} ${className}`}
        data-size={size}
        aria-label={label}
        {...(initialFocus ? { initialFocus } : {})}
      >
        {props.children}
      </Dialog.Popup>
    </Dialog.Portal>
  )
  const close = (open: boolean) => {
    if (!open) onClose()
  }
  return role === 'alertdialog' ? (
    <AlertDialog.Root open={opened} onOpenChange={close}>
      {content}
    </AlertDialog.Root>
  ) : (
    <Dialog.Root open={opened} onOpenChange={close} disablePointerDismissal={!closesOnPressBeside}>
      {content}
    </Dialog.Root>
  )
}

export const ModalTitle = Dialog.Title
