import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { noteToasterReady, type ToastContent, type ToastTone, toastManager } from './toast.ts'
import classes from './toaster.module.css'

const icons: Readonly<Record<string, typeof Info>> = {
  success: CircleCheck,
  error: CircleAlert,
  info: Info,
} satisfies Record<ToastTone, typeof Info>

/** The one polite live region of the page: one message at a time, low, above every dialog. F6 leads to it. */
export default function Toaster() {
  const texts = useTexts('ui').toast
  return (
    <Toast.Provider toastManager={toastManager} limit={1}>
      <Toast.Portal>
        <Toast.Viewport className={`${classes.region} no-print`} aria-label={texts.region}>
          <ToastCard dismissLabel={texts.dismiss} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

/** In place of the library's modal `dialog`: a message asks nothing, and nothing waits for an answer. */
const notDialog = { role: 'group', 'aria-modal': undefined }

function ToastCard({ dismissLabel }: { dismissLabel: string }) {
  const { toasts } = Toast.useToastManager<ToastContent>()
  useEffect(noteToasterReady, [])
  return toasts.map(toast => {
    const Icon = icons[toast.type ?? 'info'] ?? Info
    return (
      <Toast.Root key={toast.id} toast={toast} {...notDialog} className={classes.toast} data-tone={toast.type}>
        {/* The library keeps what ends for the length of an animation; there is none. */}
        {toast.transitionStatus === 'ending' ? null : (
          <>
            <Icon aria-hidden size={20} />
            <Toast.Description render={<div />}>
              {toast.data?.sentences.map(sentence => (
                <p key={sentence}>{sentence}</p>
              ))}
            </Toast.Description>
            {/* The library hides it from screen readers until the region has the focus or the pointer. */}
            <Toast.Close aria-hidden={false} aria-label={dismissLabel}>
              <X aria-hidden size={18} />
            </Toast.Close>
          </>
        )}
      </Toast.Root>
    )
  })
}
