import type { Document } from '@redress/contract/documents.ts'
import { FileText, Image, Link2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { fetchFile } from './document-requests.ts'
import classes from './documents.module.css'
import { drawingOf } from './draw-preview.ts'

interface Props {
  claimId: string
  document: Document
}

/** Thumbnail of a document, or an icon of its type until it is drawn or if it cannot be. */
export function DocumentPreview({ claimId, document }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  const { id } = document
  const draw = drawingOf(document)
  useEffect(() => {
    const { current: element } = canvas
    if (element === null || draw === null) return
    const left = new AbortController()
    const show = async () => {
      const content = await fetchFile({ params: { claimId, documentId: id } }, { signal: left.signal })
      if (left.signal.aborted) return
      await draw(element, content)
      setDrawn(!left.signal.aborted)
    }
    // The icon stays if drawing fails. A download reports what is wrong with the file.
    show().catch(() => undefined)
    return () => left.abort()
  }, [claimId, id, draw])
  const Sign = document.type === 'url' ? Link2 : document.fileType?.startsWith('image/') ? Image : FileText
  return (
    <span className={classes.preview} data-drawn={isDrawn || undefined} aria-hidden="true">
      <Sign size={22} />
      {draw === null ? null : <canvas ref={canvas} />}
    </span>
  )
}
