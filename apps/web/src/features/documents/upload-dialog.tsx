import { documentKindsInWords } from '@redress/domain/claim/document-rules.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { useEffect } from 'react'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DropZone } from '../../ui/drop-zone.tsx'
import classes from './documents.module.css'
import { UploadList } from './upload-list.tsx'
import type { Uploads } from './use-uploads.ts'

/** Files by button, by dragging and by pasting. */
export function UploadDialog({ uploads, onClose }: { uploads: Uploads; onClose: () => void }) {
  const texts = useTexts('documents')
  const vocabulary = useTexts('vocabulary')
  const formats = useFormats()
  usePaste(uploads.queue.add)
  return (
    <Dialog
      opened
      onClose={onClose}
      title={texts.uploadTitle}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <DropZone
        label={texts.uploadTitle}
        texts={{ drop: texts.drop, dropNow: texts.dropNow, choose: texts.choose }}
        onFiles={uploads.queue.add}
      />
      <p className={classes.rules}>{texts.rules(formats.fileSize(limits.fileBytes))}</p>
      <p className={classes.rules}>{texts.accepted(vocabulary.documentKinds(documentKindsInWords))}</p>
      <UploadList uploads={uploads} />
    </Dialog>
  )
}

type OnFiles = (files: Iterable<File>) => void

function usePaste(onFiles: OnFiles) {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = event.clipboardData?.files
      if (!files || files.length === 0) return
      event.preventDefault()
      onFiles([...files])
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [onFiles])
}
