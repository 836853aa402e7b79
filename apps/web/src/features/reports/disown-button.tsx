import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'

// Loaded on demand: few readers are the alleged author of somebody else's reply.
const DisownForm = lazy(() => import('./disown-form.tsx').then(module => ({ default: module.DisownForm })))

interface Props {
  claimId: string
  replyId: string
  /** Name of the reply's alleged author. */
  name: string
}

/** Button "This was not us", beside a reply whose author is unproven. */
export function DisownButton(props: Props) {
  const { disowning: texts } = useTexts('records')
  const [stage, setStage] = useState<'closed' | 'open' | 'sent'>('closed')
  if (stage === 'sent') {
    return (
      <Banner tone="success" title={texts.sent}>
        {texts.sentText}
      </Banner>
    )
  }
  return (
    <div className="no-print">
      <Button variant="quiet" isSmall onClick={() => setStage('open')}>
        {texts.open}
      </Button>
      {stage === 'open' ? (
        <Suspense>
          <DisownForm {...props} onClose={() => setStage('closed')} onSent={() => setStage('sent')} />
        </Suspense>
      ) : null}
    </div>
  )
}
