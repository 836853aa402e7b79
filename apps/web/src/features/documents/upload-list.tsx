import { documentKindsInWords } from '@redress/domain/claim/document-rules.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { CircleCheck, RotateCcw, X } from 'lucide-react'
import { isApiError } from '../../lib/api-error.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { useFailureText } from '../../ui/failure-text.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import classes from './documents.module.css'
import type { FileProblem } from './file-check.ts'
import type { Upload } from './upload-queue.ts'
import type { Uploads } from './use-uploads.ts'

/** Each file on its way: how far it is, and cancel or retry. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  const texts = useTexts('documents')
  if (uploads.list.length === 0) return null
  return (
    <ul className={classes.uploads} aria-label={texts.queue}>
      {uploads.list.map(upload => (
        <UploadRow key={upload.id} upload={upload} uploads={uploads} />
      ))}
    </ul>
  )
}

function UploadRow({ upload, uploads: { queue } }: { upload: Upload; uploads: Uploads }) {
  const texts = useTexts('documents')
  const formats = useFormats()
  const { id, file, state } = upload
  const isUnderway = state.phase === 'sending' || state.phase === 'waiting'
  const isRetriable = state.phase === 'cancelled' || (state.phase === 'failed' && !isFinal(state.error))
  return (
    <li className={classes.upload} data-phase={state.phase}>
      <div className={classes.words}>
        <p className={classes.name}>{file.name}</p>
        <p className={classes.note}>
          {formats.fileSize(file.size)} ·{' '}
          <span>
            <UploadNote upload={upload} />
          </span>
        </p>
        {isUnderway ? (
          <progress
            className={classes.progress}
            max={1}
            value={state.phase === 'sending' ? state.share : 0}
            aria-label={texts.progressOf(file.name)}
          />
        ) : null}
      </div>
      {isRetriable ? (
        <Button
          variant="secondary"
          isSmall
          icon={<RotateCcw aria-hidden size={16} />}
          aria-description={texts.retryOf(file.name)}
          onClick={() => queue.retry(id)}
        >
          {texts.retry}
        </Button>
      ) : null}
      {state.phase === 'done' ? <CircleCheck className={classes.tick} aria-hidden size={22} /> : null}
      <IconButton
        label={isUnderway ? texts.cancelOf(file.name) : texts.dismissOf(file.name)}
        icon={<X aria-hidden size={20} />}
        onClick={() => (isUnderway ? queue.cancel(id) : queue.dismiss(id))}
      />
    </li>
  )
}

/** A file of a type that is not accepted stays so, however often it is sent. */
const isFinal = (error: unknown) => isApiError(error) && error.status === 415

function UploadNote({ upload: { state } }: { upload: Upload }) {
  const texts = useTexts('documents')
  const describe = useFailureText()
  const problems = useProblems()
  switch (state.phase) {
    case 'sending':
      return state.share >= 1 ? texts.checking : texts.uploading(String(Math.floor(state.share * 100)))
    case 'refused':
      return problems[state.problem]
    case 'failed':
      return describe(state.error, texts.uploadFailed)
    default:
      return texts[state.phase]
  }
}

function useProblems(): Record<FileProblem, string> {
  const { problems } = useTexts('documents')
  const vocabulary = useTexts('vocabulary')
  const formats = useFormats()
  return {
    type: problems.type(vocabulary.documentKinds(documentKindsInWords)),
    size: problems.size(formats.fileSize(limits.fileBytes)),
    empty: problems.empty,
    tooMany: problems.tooMany(formats.count(limits.documentsPerClaim)),
    total: problems.total(formats.fileSize(limits.claimFilesBytes)),
  }
}
