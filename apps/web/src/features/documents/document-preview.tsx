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

/** A small picture of a document, or a sign of its kind as long as there is none, or where none can be drawn. */
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
    // Without it the kind is shown; the file itself can still be downloaded, and says then what is wrong.
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
