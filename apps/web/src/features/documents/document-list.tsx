import type { Document } from '@redress/contract/documents.ts'
import { kindLabel } from '@redress/domain/claim/document-rules.ts'
import { Download, ExternalLink } from 'lucide-react'
import { saveBlob } from '../../lib/save-blob.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Quote } from '../../ui/quote.tsx'
import { useAct } from '../../ui/use-act.ts'
import { CaptionButton } from './caption.tsx'
import { DeleteDocument } from './delete-document.tsx'
import { documentName } from './document-name.ts'
import { DocumentPreview } from './document-preview.tsx'
import { fetchFile } from './document-requests.ts'
import classes from './documents.module.css'

interface Props {
  claimId: string
  documents: readonly Document[]
  /** Said after the date: who added it. */
  noteOf?: (document: Document) => string
  /** Whether they are read by whoever opened a letter about the claim. */
  asReader?: boolean
  /** Whether its reader may say what it shows, and remove it. */
  isChangeable?: (document: Document) => boolean
}

/** Documents and links: files are downloaded, links opened. */
export function DocumentList({ claimId, documents, asReader = false, noteOf, isChangeable }: Props) {
  const formats = useFormats()
  const texts = useTexts('documents')
  const vocabulary = useTexts('vocabulary')
  if (documents.length === 0) return <p className={classes.note}>{texts.none}</p>
  return (
    <ul className={classes.list}>
      {documents.map(document => {
        const kind = document.fileType === null ? null : kindLabel(document.fileType)
        const canChange = isChangeable?.(document) ?? false
        return (
          <li key={document.id} className={classes.document}>
            <DocumentPreview claimId={claimId} document={document} />
            <div className={classes.words}>
              <p className={classes.name}>{documentName(document, texts.unnamed)}</p>
              {document.caption === null ? null : <Quote>{document.caption}</Quote>}
              <p className={classes.note}>
                <span>{kind === null ? texts.link : vocabulary.documentKinds(kind)}</span> ·{' '}
                <span>{document.size === null ? document.url : formats.fileSize(document.size)}</span> ·{' '}
                <DateText value={document.createdAt} />
                {noteOf ? <span>{` · ${noteOf(document)}`}</span> : null}
              </p>
              {isChangeable && document.type === 'file' ? (
                <CaptionButton claimId={claimId} document={document} isOffered={canChange} />
              ) : null}
            </div>
            <div className={`${classes.acts} no-print`}>
              <OpenDocument claimId={claimId} document={document} asReader={asReader} />
              {canChange ? <DeleteDocument claimId={claimId} document={document} /> : null}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

interface Opened {
  claimId: string
  document: Document
  asReader: boolean
}

function OpenDocument({ claimId, document, asReader }: Opened) {
  const texts = useTexts('documents')
  const name = documentName(document, texts.unnamed)
  const download = useAct({
    run: () => fetchFile({ params: { claimId, documentId: document.id } }, { asReader }),
    failed: texts.downloadFailed,
    onDone: blob => saveBlob(blob, name),
  })
  if (document.url !== null) {
    return (
      <a
        className={classes.open}
        href={document.url}
        target="_blank"
        rel="noopener noreferrer nofollow"
        aria-label={texts.open(name)}
        title={texts.open(name)}
      >
        <ExternalLink aria-hidden size={20} />
      </a>
    )
  }
  return (
    <IconButton
      label={download.isPending ? texts.downloading : texts.downloadOf(name)}
      icon={<Download aria-hidden size={20} />}
      aria-disabled={download.isPending}
      onClick={() => {
        if (!download.isPending) download.mutate()
      }}
    />
  )
}
