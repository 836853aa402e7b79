import type { Document } from '@redress/contract/documents.ts'

/** Maximum size of a file, in bytes, that is fetched for a thumbnail. */
const mostBytes = 10_000_000

/** Maximum width and height of a thumbnail, in pixels of the canvas. */
const side = 160

type Draw = (canvas: HTMLCanvasElement, content: Blob) => Promise<void>

const drawPicture: Draw = async (canvas, content) => {
  const picture = await createImageBitmap(content)
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser draws no pictures')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
}

// The PDF library is loaded on demand.
const drawPdf: Draw = async (canvas, content) =>
  (await import('./pdf-first-page.ts')).drawFirstPage(canvas, content, side)

const drawings: Readonly<Record<string, Draw>> = {
  'application/pdf': drawPdf,
  'image/png': drawPicture,
  'image/jpeg': drawPicture,
  'image/webp': drawPicture,
  'image/gif': drawPicture,
}

/**
 * Draws a document's thumbnail; `null` if it has none. Only the uploader sees one: fetching somebody else's file
 * counts as reading it.
 */
export function drawingOf({ fileType, size, addedBy }: Document): Draw | null {
  if (fileType === null || size === null || size > mostBytes || !addedBy.isYou) return null
  return drawings[fileType] ?? null
}
