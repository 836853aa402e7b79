import type { Document } from '@redress/contract/documents.ts'
import { Download, ExternalLink, FileText, Link2 } from 'lucide-react'
import type { Elements } from '../../lib/elements.ts'
import { saveBlob } from '../../lib/save-blob.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useAct } from '../../ui/use-act.ts'
import { fetchFile } from './document-requests.ts'
import classes from './documents.module.css'

export const documentName = (document: Document, unnamed: string): string =>
  document.fileName ?? document.urlDescription ?? document.url ?? unnamed

interface Props {
  claimId: string
  documents: readonly Document[]
  /** Said after the date: who added it. */
  noteOf?: (document: Document) => string
  /** Whether they are read by whoever opened a letter about the claim. */
  asReader?: boolean
  /** At the end of each row: its Delete button. */
  action?: (document: Document) => Elements
}

/** Documents and links: files are downloaded, links opened. */
export function DocumentList({ claimId, documents, asReader = false, noteOf, action }: Props) {
  const formats = useFormats()
  const texts = useTexts('documents')
  if (documents.length === 0) return <p className={classes.note}>{texts.none}</p>
  return (
    <ul className={classes.list}>
      {documents.map(document => {
        const Icon = document.type === 'url' ? Link2 : FileText
        return (
          <li key={document.id} className={classes.row}>
            <Icon aria-hidden size={20} />
            <div className={classes.words}>
              <p className={classes.name}>{documentName(document, texts.unnamed)}</p>
              <p className={classes.note}>
                {document.size === null ? (document.url ?? texts.link) : formats.fileSize(document.size)} ·{' '}
                <DateText value={document.createdAt} />
                {noteOf ? <span>{` · ${noteOf(document)}`}</span> : null}
              </p>
            </div>
            <OpenDocument claimId={claimId} document={document} asReader={asReader} />
            {action?.(document)}
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
