import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import classes from './modal.module.css'

export interface ModalProps {
  opened: boolean
  /** Called on Esc, and on a press outside if `closesOnPressBeside`. The caller then sets `opened` to false. */
  onClose: () => void
  role?: 'dialog' | 'alertdialog'
  closesOnPressBeside?: boolean
  /** Element with the initial focus; by default the first focusable one. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Accessible name if there is no {@link ModalTitle}. */
  label?: string
  className: string | undefined
  size?: string
  children: ReactNode
}

/**
 * Modal layer. The page below is inert, does not scroll, and is hidden from screen readers; focus returns on closing.
 */
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
