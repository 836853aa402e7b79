import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useTexts } from '../texts/texts.tsx'
import classes from './dialog.module.css'
import { Modal, type ModalProps, ModalTitle } from './modal.tsx'

export interface DialogProps extends Pick<ModalProps, 'opened' | 'role'> {
  /** Called for Esc and the close button; the caller then sets `opened` to false. */
  onClose: () => void
  title: string
  children: ReactNode
  /** The buttons; they stay in view while the content scrolls. */
  footer?: ReactNode
  /** `side`: along the right edge, as high as the screen; a click beside it closes it. */
  size?: 'small' | 'panel' | 'side'
}

/** A modal dialog with a title, which has the focus first, and a button that closes it. */
export function Dialog({ onClose, title, children, footer, size = 'panel', ...modal }: DialogProps) {
  const texts = useTexts('ui').dialog
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Modal
      {...modal}
      onClose={onClose}
      closesOnPressBeside={size === 'side'}
      initialFocus={heading}
      className={classes.dialog}
      size={size}
    >
      <div className={classes.header}>
        <ModalTitle ref={heading} tabIndex={-1}>
          {title}
        </ModalTitle>
        <button type="button" className={classes.close} aria-label={texts.close} onClick={onClose}>
          <X aria-hidden size={20} />
        </button>
      </div>
      <div className={classes.body}>{children}</div>
      {footer ? <div className={classes.footer}>{footer}</div> : null}
    </Modal>
  )
}
