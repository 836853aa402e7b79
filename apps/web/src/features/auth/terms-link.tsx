import { lazy, Suspense, useState } from 'react'
import { loadTexts, useTexts } from '../../texts/texts.tsx'
import classes from './auth.module.css'

const TermsDialog = lazy(async () => {
  const [module] = await Promise.all([import('./terms-dialog.tsx'), loadTexts(['legal'])])
  return { default: module.TermsDialog }
})

/** Link that opens the terms in a dialog, so that the form stays. */
export function TermsLink() {
  const { register: texts } = useTexts('auth')
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <p className={classes.terms}>
        {texts.terms}{' '}
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {texts.termsLink}
        </button>
        .
      </p>
      {isOpen ? (
        <Suspense>
          <TermsDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
