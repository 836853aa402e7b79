import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTexts } from '../texts/texts.tsx'
import classes from './dialog.module.css'

export interface DialogProps {
  opened: boolean
  /** Called for Esc and the close button; the caller then sets `opened` to false. */
  onClose: () => void
  title: string
  children: ReactNode
  /** The buttons; they stay in view while the content scrolls. */
  footer?: ReactNode
  /** `side`: along the right edge, as high as the screen; a click beside it closes it. */
  size?: 'small' | 'panel' | 'side'
  role?: 'dialog' | 'alertdialog'
}

/** The browser's own modal dialog: it keeps the focus inside, closes with Esc and gives the focus back. */
export function Dialog(props: DialogProps) {
  return props.opened ? <OpenDialog {...props} /> : null
}

function OpenDialog({ onClose, title, children, footer, size = 'panel', role = 'dialog' }: DialogProps) {
  const texts = useTexts('ui').dialog
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    element?.showModal()
    heading.current?.focus()
    return () => {
      element?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      role={role}
      className={classes.dialog}
      data-size={size}
      closedby={size === 'side' ? 'any' : 'closerequest'}
      aria-labelledby={titleId}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={classes.frame}>
        <div className={classes.header}>
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className={classes.close} aria-label={texts.close} onClick={onClose}>
            <X aria-hidden size={20} />
          </button>
        </div>
        <div className={classes.body}>{children}</div>
        {footer ? <div className={classes.footer}>{footer}</div> : null}
      </div>
    </dialog>
  )
}
