import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { noteToasterReady, type ToastTone, toastManager } from './toast.ts'
import classes from './toaster.module.css'

const icons: Readonly<Record<string, typeof Info>> = {
  success: CircleCheck,
  error: CircleAlert,
  info: Info,
} satisfies Record<ToastTone, typeof Info>

/** The one polite live region of the page, above every dialog. F6 leads to it. */
export default function Toaster() {
  const texts = useTexts('ui').toast
  return (
    <Toast.Provider toastManager={toastManager} limit={Number.POSITIVE_INFINITY}>
      <Toast.Portal>
        <Toast.Viewport className={`${classes.region} no-print`} aria-label={texts.region}>
          <ToastCards dismissLabel={texts.dismiss} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

/** In place of the library's modal `dialog`: a message asks nothing, and nothing waits for an answer. */
const notDialog = { role: 'group', 'aria-modal': undefined }

function ToastCards({ dismissLabel }: { dismissLabel: string }) {
  const { toasts } = Toast.useToastManager()
  useEffect(noteToasterReady, [])
  return toasts.toReversed().map(toast => {
    const Icon = icons[toast.type ?? 'info'] ?? Info
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        {...notDialog}
        swipeDirection="up"
        className={classes.toast}
        data-tone={toast.type}
      >
        {/* The library keeps what ends for the length of an animation; there is none. */}
        {toast.transitionStatus === 'ending' ? null : (
          <>
            <Icon aria-hidden size={20} />
            <Toast.Description />
            {/* The library hides it from screen readers while messages lie in a stack; here each is whole. */}
            <Toast.Close aria-hidden={false} aria-label={dismissLabel}>
              <X aria-hidden size={18} />
            </Toast.Close>
          </>
        )}
      </Toast.Root>
    )
  })
}
