import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { getCalendar } from '@redress/contract/claims.ts'
import { dateToKeepIn } from '@redress/domain/claim/dates-to-keep.ts'
import { shortId } from '@redress/domain/claim/short-id.ts'
import { CalendarPlus } from 'lucide-react'
import { downloader } from '../../lib/api-client.ts'
import { saveBlob } from '../../lib/save-blob.ts'
import { useClock, useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { useAct } from '../../ui/use-act.ts'

const fetchCalendar = downloader<typeof getCalendar>('GET', '/v1/claims/:id/calendar')

interface Props {
  claim: PartyClaim
  /** Fetches the file with the reading session instead of an account. */
  asReader?: boolean
}

/** Download of the reader's deadline as a calendar file; nothing if there is none. */
export function AddToCalendar({ claim, asReader = false }: Props) {
  const texts = useTexts('claims').calendar
  const now = useClock()
  const download = useAct({
    run: () => fetchCalendar({ params: { id: claim.id } }, { asReader }),
    failed: texts.failed,
    onDone: file => saveBlob(file, `redress-${shortId(claim.id)}.ics`),
  })
  if (dateToKeepIn(claim.role, claim, now) === null) return null
  return (
    <div className="no-print">
      <Button
        variant="quiet"
        isSmall
        icon={<CalendarPlus aria-hidden size={18} />}
        isPending={download.isPending}
        onClick={() => download.mutate()}
      >
        {texts.add}
      </Button>
    </div>
  )
}
