import { Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'

// Hardly anybody reports: the form comes with the press of the button.
const ReportForm = lazy(() => import('./report-form.tsx').then(module => ({ default: module.ReportForm })))

interface Props {
  claimId: string
  /** The reply, or the answer, that would be reported; the claim where absent. */
  words?: { readonly id: string; readonly name: string }
}

/** Reports what stands on the public record, and says what happens then. */
export function ReportButton({ claimId, words }: Props) {
  const { report: texts } = useTexts('records')
  const [isOpen, setOpen] = useState(false)
  const [number, setNumber] = useState<string | null>(null)
  if (number !== null) {
    return (
      <Banner tone="success" title={texts.done(number)}>
        {texts.next}
      </Banner>
    )
  }
  return (
    <div className="no-print">
      <Button variant="quiet" isSmall icon={<Flag aria-hidden size={16} />} onClick={() => setOpen(true)}>
        {words ? texts.openReply(words.name) : texts.openClaim}
      </Button>
      {isOpen ? (
        <Suspense>
          <ReportForm
            claimId={claimId}
            replyId={words?.id}
            onClose={() => setOpen(false)}
            onReported={reported => {
              setOpen(false)
              setNumber(reported)
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
