import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { Paperclip } from 'lucide-react'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import { useMessages } from '../../entities/claim/message-queries.ts'
import { useTexts } from '../../texts/texts.tsx'
import { ChooseFiles } from '../../ui/choose-files.tsx'
import { DocumentList } from './document-list.tsx'
import { uploadMessageFile } from './document-requests.ts'
import classes from './documents.module.css'
import { UploadList } from './upload-list.tsx'
import { isAnyUnderway, underwayOf, useUploadQueue } from './use-uploads.ts'

/** The files that go with what is sent next: they wait on the server, so that they outlast a reload as the words do. */
export function useAttachments(claim: PartyClaim) {
  const texts = useTexts('messages')
  const unsent = useMessages(claim.id).data?.unsentFiles ?? []
  const cache = useClaimCache()
  const uploads = useUploadQueue({
    held: [...claim.files, ...unsent].filter(({ addedBy }) => addedBy.isYou),
    send: (file, options) => uploadMessageFile({ params: { id: claim.id }, file }, options),
    refresh: () => void cache.refresh(claim.id),
  })
  const underway = underwayOf(uploads)
  return {
    fileIds: unsent.map(({ id }) => id),
    isBusy: isAnyUnderway(uploads),
    list:
      unsent.length + underway.list.length === 0 ? null : (
        <div className={classes.attachments}>
          {unsent.length === 0 ? null : (
            <section aria-label={texts.attached}>
              <DocumentList claimId={claim.id} documents={unsent} isChangeable={() => true} />
            </section>
          )}
          <UploadList uploads={underway} />
        </div>
      ),
    button: <ChooseFiles label={texts.attach} icon={<Paperclip aria-hidden size={18} />} onFiles={uploads.queue.add} />,
  }
}
