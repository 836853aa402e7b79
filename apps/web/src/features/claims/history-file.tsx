import type { getHistoryFile } from '@redress/contract/claims.ts'
import { shortId } from '@redress/domain/claim/short-id.ts'
import { Download } from 'lucide-react'
import { downloader } from '../../lib/api-client.ts'
import { paths } from '../../lib/paths.ts'
import { saveBlob } from '../../lib/save-blob.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useAct } from '../../ui/use-act.ts'

const fetchHistory = downloader<typeof getHistoryFile>('GET', '/v1/actions/claims/:claimId/file')

/** The history as a file, and where anybody can check it. */
export function HistoryFile({ claimId }: { claimId: string }) {
  const texts = useTexts('claims').history.file
  const download = useAct({
    run: () => fetchHistory({ params: { claimId } }),
    failed: texts.failed,
    onDone: file => saveBlob(file, `redress-${shortId(claimId)}-history.jsonl`),
  })
  return (
    <>
      <Button
        variant="secondary"
        icon={<Download aria-hidden size={18} />}
        isPending={download.isPending}
        onClick={() => download.mutate()}
      >
        {texts.save}
      </Button>
      <ButtonLink variant="quiet" to={paths.verify}>
        {texts.check}
      </ButtonLink>
    </>
  )
}
