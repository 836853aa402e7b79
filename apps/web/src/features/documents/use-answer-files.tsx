import type { AnswerFile, OpenedLetter } from '@redress/contract/letters.ts'
import { FileText, Paperclip, Trash2 } from 'lucide-react'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { ChooseFiles } from '../../ui/choose-files.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useAct } from '../../ui/use-act.ts'
import { requestFileRemoval, uploadAnswerFile } from './document-requests.ts'
import classes from './documents.module.css'
import { UploadList } from './upload-list.tsx'
import { isAnyUnderway, underwayOf, useUploadQueue } from './use-uploads.ts'

/** The files that go with an answer to a letter: they wait with the letter, before there is an account. */
export function useAnswerFiles({ files }: OpenedLetter, refresh: () => Promise<unknown>) {
  const texts = useTexts('messages')
  const uploads = useUploadQueue({
    held: files,
    send: (file, options) => uploadAnswerFile({ file }, { ...options, asReader: true }),
    refresh,
  })
  const underway = underwayOf(uploads)
  return {
    isBusy: isAnyUnderway(uploads),
    list:
      files.length + underway.list.length === 0 ? null : (
        <div className={classes.attachments}>
          {files.length === 0 ? null : (
            <section aria-label={texts.attached}>
              <ul className={classes.list}>
                {files.map(file => (
                  <AnswerFileRow key={file.id} file={file} refresh={refresh} />
                ))}
              </ul>
            </section>
          )}
          <UploadList uploads={underway} />
        </div>
      ),
    button: <ChooseFiles label={texts.attach} icon={<Paperclip aria-hidden size={18} />} onFiles={uploads.queue.add} />,
  }
}

/** Nobody else has seen it, so that it goes without a question. */
function AnswerFileRow({ file, refresh }: { file: AnswerFile; refresh: () => Promise<unknown> }) {
  const texts = useTexts('documents')
  const formats = useFormats()
  const remove = useAct({
    run: () => requestFileRemoval({ params: { fileId: file.id } }, { asReader: true }),
    failed: texts.removeFailed,
    onDone: refresh,
  })
  return (
    <li className={classes.row}>
      <FileText aria-hidden size={20} />
      <div className={classes.words}>
        <p className={classes.name}>{file.fileName}</p>
        <p className={classes.note}>{formats.fileSize(file.size)}</p>
      </div>
      <IconButton
        label={texts.removeOf(file.fileName)}
        icon={<Trash2 aria-hidden size={20} />}
        disabled={remove.isPending}
        onClick={() => remove.mutate()}
      />
    </li>
  )
}
