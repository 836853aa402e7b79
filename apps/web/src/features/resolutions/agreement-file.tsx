import type { getAgreement } from '@redress/contract/claims.ts'
import type { Resolution } from '@redress/contract/resolutions.ts'
import { isAgreement } from '@redress/domain/claim/resolutions.ts'
import { shortId } from '@redress/domain/claim/short-id.ts'
import { FileText } from 'lucide-react'
import { downloader } from '../../lib/api-client.ts'
import { paths } from '../../lib/paths.ts'
import { saveBlob } from '../../lib/save-blob.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useAct } from '../../ui/use-act.ts'
import classes from './resolutions.module.css'

const fetchAgreement = downloader<typeof getAgreement>('GET', '/v1/claims/:id/agreement')

interface Props {
  claimId: string
  offer: Pick<Resolution, 'resolutionStatus' | 'expiresAt'>
}

/** An offer that was accepted, as a file; nothing where it was not. */
export function AgreementFile({ claimId, offer }: Props) {
  const texts = useTexts('resolutions').agreementFile
  const download = useAct({
    run: () => fetchAgreement({ params: { id: claimId } }),
    failed: texts.failed,
    onDone: file => saveBlob(file, `redress-${shortId(claimId)}-agreement.pdf`),
  })
  if (!isAgreement(offer.resolutionStatus, offer.expiresAt)) return null
  return (
    <div className={`no-print ${classes.agreementFile}`}>
      <Button
        variant="quiet"
        isSmall
        icon={<FileText aria-hidden size={18} />}
        isPending={download.isPending}
        onClick={() => download.mutate()}
      >
        {texts.save}
      </Button>
      <ButtonLink variant="quiet" isSmall to={paths.verify}>
        {texts.check}
      </ButtonLink>
    </div>
  )
}
