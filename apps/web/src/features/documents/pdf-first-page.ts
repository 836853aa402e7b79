import { getDocument, PDFWorker } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

interface ScriptUrls {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): string }
}

/** The one policy that the page's content policy lets it make: it names the worker's file, whatever it is asked for. */
const workerScript = (): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptUrls }
  return trustedTypes?.createPolicy('pdf-worker', { createScriptURL: () => workerUrl }).createScriptURL('') ?? workerUrl
}

let script: string | undefined

/**
 * Draws the first page of a PDF, at most `side` wide and high. The file is read in a worker that has neither the page
 * nor its cookies; scripts and forms of the file are not run, and its fonts stay out of the page.
 */
export async function drawFirstPage(canvas: HTMLCanvasElement, content: Blob, side: number): Promise<void> {
  script ??= workerScript()
  const port = new Worker(script, { type: 'module' })
  const worker = PDFWorker.create({ port })
  const reading = getDocument({
    data: new Uint8Array(await content.arrayBuffer()),
    worker,
    disableFontFace: true,
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: false,
    isImageDecoderSupported: false,
    stopAtErrors: true,
    verbosity: 0,
  })
  try {
    const page = await (await reading.promise).getPage(1)
    const { width, height } = page.getViewport({ scale: 1 })
    const viewport = page.getViewport({ scale: side / Math.max(width, height) })
    canvas.width = Math.ceil(viewport.width)
    canvas.height = Math.ceil(viewport.height)
    await page.render({ canvas, viewport, annotationMode: 0 }).promise
  } finally {
    await reading.destroy()
    port.terminate()
  }
}
