import type { getAgreement } from '@redress/contract/claims.ts'
import type { Resolution } from '@redress/contract/resolutions.ts'
import { isAgreement } from '@redress/domain/claim/resolutions.ts'
import { shortId } from '@redress/domain/claim/short-id.ts'
import { FileText } from 'lucide-react'
import { downloader } from '../../lib/api-client.ts'
import { saveBlob } from '../../lib/save-blob.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { useAct } from '../../ui/use-act.ts'

const fetchAgreement = downloader<typeof getAgreement>('GET', '/v1/claims/:id/agreement')

interface Props {
  claimId: string
  offer: Pick<Resolution, 'resolutionStatus' | 'expiresAt'> | undefined
}

/** A button that saves the agreement, where the offer was accepted. */
export function AgreementFile({ claimId, offer }: Props) {
  const texts = useTexts('claims').agreementFile
  const download = useAct({
    run: () => fetchAgreement({ params: { id: claimId } }),
    failed: texts.failed,
    onDone: file => saveBlob(file, `redress-${shortId(claimId)}-agreement.pdf`),
  })
  if (!offer || !isAgreement(offer.resolutionStatus, offer.expiresAt)) return null
  return (
    <Button
      variant="secondary"
      isSmall
      icon={<FileText aria-hidden size={18} />}
      isPending={download.isPending}
      onClick={() => download.mutate()}
    >
      {texts.save}
    </Button>
  )
}
