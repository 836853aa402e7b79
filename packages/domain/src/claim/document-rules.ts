import { comparedFileName } from '../text/compared.ts'

/**
 * The kinds of file that evidence may be (decisions.md section 6). `mimeTypes` are what a file's content is judged to
 * be; `extensions` only help a person choose.
 */
export const documentKinds = [
  { label: 'PDF', mimeTypes: ['application/pdf'], extensions: ['pdf'] },
  { label: 'PNG', mimeTypes: ['image/png'], extensions: ['png'] },
  { label: 'JPEG', mimeTypes: ['image/jpeg'], extensions: ['jpg', 'jpeg'] },
  { label: 'WebP', mimeTypes: ['image/webp'], extensions: ['webp'] },
  { label: 'GIF', mimeTypes: ['image/gif'], extensions: ['gif'] },
  { label: 'TIFF', mimeTypes: ['image/tiff'], extensions: ['tif', 'tiff'] },
  { label: 'HEIC', mimeTypes: ['image/heic', 'image/heif'], extensions: ['heic', 'heif'] },
  { label: 'plain text', mimeTypes: ['text/plain'], extensions: ['txt'] },
  { label: 'CSV', mimeTypes: ['text/csv'], extensions: ['csv'] },
  { label: 'Markdown', mimeTypes: ['text/markdown'], extensions: ['md'] },
  { label: 'RTF', mimeTypes: ['application/rtf'], extensions: ['rtf'] },
  { label: 'EML', mimeTypes: ['message/rfc822'], extensions: ['eml'] },
  {
    label: 'Word',
    mimeTypes: ['application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    extensions: ['doc', 'docx'],
  },
  {
    label: 'Excel',
    mimeTypes: ['application/vnd.ms-excel', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    extensions: ['xls', 'xlsx'],
  },
  {
    label: 'PowerPoint',
    mimeTypes: [
      'application/vnd.ms-powerpoint',
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    ],
    extensions: ['ppt', 'pptx'],
  },
  {
    label: 'OpenDocument',
    mimeTypes: [
      'application/vnd.oasis.opendocument.text',
      'application/vnd.oasis.opendocument.spreadsheet',
      'application/vnd.oasis.opendocument.presentation',
    ],
    extensions: ['odt', 'ods', 'odp'],
  },
] as const

/** The allowed kinds in words, for the text of a refusal. */
export const documentKindsInWords = documentKinds.map(kind => kind.label).join(', ')

export const documentExtensions: readonly string[] = documentKinds.flatMap(kind => kind.extensions)

export const isDocumentMimeType = (mimeType: string): boolean =>
  documentKinds.some(kind => (kind.mimeTypes as readonly string[]).includes(mimeType))

/** Whether a file's name ends like one of the allowed kinds: a hint before sending, never the verdict. */
export const hasDocumentExtension = (fileName: string): boolean =>
  documentExtensions.includes(comparedFileName(fileName).split('.').at(-1) ?? '')
