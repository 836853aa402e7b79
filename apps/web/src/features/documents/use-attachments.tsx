import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Document } from '@redress/contract/documents.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Paperclip } from 'lucide-react'
import { useRef } from 'react'
import type { Attachments } from '../../entities/claim/attachments.ts'
import { messagesQuery, useFetchMessages } from '../../entities/claim/message-queries.ts'
import { isUnanswered } from '../../lib/api-error.ts'
import { useTexts } from '../../texts/texts.tsx'
import { ChooseFiles } from '../../ui/choose-files.tsx'
import { useHeldForm } from '../../ui/form/form-context.ts'
import { DocumentList } from './document-list.tsx'
import { uploadMessageFile } from './document-requests.ts'
import classes from './documents.module.css'
import { UploadList } from './upload-list.tsx'
import { isAnyUnderway, type Uploads, underwayOf, useUploadQueue } from './use-uploads.ts'

const none: readonly Document[] = []

/** The files that wait for their message; that something was read draws nothing of them anew. */
const useUnsent = (claimId: string): readonly Document[] =>
  useInfiniteQuery({ ...messagesQuery(claimId), select: ({ pages }) => pages[0]?.unsentFiles ?? none }).data ?? none

/** The files that go with what is sent next: they wait on the server, so that they outlast a reload as the words do. */
export function useAttachments(claim: PartyClaim): Attachments {
  const texts = useTexts('messages')
  const unsent = useUnsent(claim.id)
  const uploads = useUploadQueue({
    held: [...claim.files, ...unsent].filter(({ addedBy }) => addedBy.isYou),
    send: (file, options) => uploadMessageFile({ params: { id: claim.id }, file }, options),
    refresh: useFetchMessages(claim.id),
  })
  return {
    sendWith: useSendWith(unsent.map(({ id }) => id)),
    list: <Attached claimId={claim.id} unsent={unsent} uploads={uploads} />,
    button: <ChooseFiles label={texts.attach} icon={<Paperclip aria-hidden size={18} />} onFiles={uploads.queue.add} />,
  }
}

function useSendWith(fileIds: readonly string[]): Attachments['sendWith'] {
  const unanswered = useRef<{ readonly words: string; readonly fileIds: readonly string[] } | null>(null)
  return async (given, send) => {
    const words = JSON.stringify(given)
    const before = unanswered.current
    const isSame = before?.words === words && fileIds.every(id => before.fileIds.includes(id))
    const sent = isSame ? before.fileIds : fileIds
    unanswered.current = { words, fileIds: sent }
    try {
      const answer = await send([...sent])
      unanswered.current = null
      return answer
    } catch (error) {
      if (!isUnanswered(error)) unanswered.current = null
      throw error
    }
  }
}

interface AttachedProps {
  claimId: string
  unsent: readonly Document[]
  uploads: Uploads
}

function Attached({ claimId, unsent, uploads }: AttachedProps) {
  const texts = useTexts('messages')
  const underway = underwayOf(uploads)
  const isBusy = isAnyUnderway(uploads)
  useHeldForm(isBusy)
  return unsent.length + underway.list.length === 0 ? null : (
    <div className={classes.attachments}>
      {unsent.length === 0 ? null : (
        <section aria-label={texts.attached}>
          <DocumentList claimId={claimId} documents={unsent} isChangeable={() => true} />
        </section>
      )}
      <UploadList uploads={underway} />
      {isBusy ? <p className={classes.note}>{texts.stillUploading}</p> : null}
    </div>
  )
}
