import { comparedFileName } from '../text/compared.ts'

interface DocumentKind {
  readonly label: string
  /** MIME types detected in the content, each with its file name extensions, the usual one first. */
  readonly types: Readonly<Record<string, readonly [string, ...string[]]>>
}

/** The kinds of file that evidence may be (decisions.md section 6). */
export const documentKinds: readonly DocumentKind[] = [
  { label: 'PDF', types: { 'application/pdf': ['pdf'] } },
  { label: 'PNG', types: { 'image/png': ['png'] } },
  { label: 'JPEG', types: { 'image/jpeg': ['jpg', 'jpeg', 'jfif', 'jpe'] } },
  { label: 'WebP', types: { 'image/webp': ['webp'] } },
  { label: 'GIF', types: { 'image/gif': ['gif'] } },
  { label: 'TIFF', types: { 'image/tiff': ['tif', 'tiff'] } },
  { label: 'HEIC', types: { 'image/heic': ['heic'], 'image/heif': ['heif'] } },
  { label: 'plain text', types: { 'text/plain': ['txt'] } },
  { label: 'CSV', types: { 'text/csv': ['csv'] } },
  { label: 'Markdown', types: { 'text/markdown': ['md', 'markdown'] } },
  { label: 'RTF', types: { 'application/rtf': ['rtf'] } },
  { label: 'EML', types: { 'message/rfc822': ['eml'], 'application/mbox': ['mbox'] } },
  {
    label: 'Word',
    types: {
      'application/msword': ['doc'],
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
    },
  },
  {
    label: 'Excel',
    types: {
      'application/vnd.ms-excel': ['xls'],
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
    },
  },
  {
    label: 'PowerPoint',
    types: {
      'application/vnd.ms-powerpoint': ['ppt'],
      'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
    },
  },
  {
    label: 'OpenDocument',
    types: {
      'application/vnd.oasis.opendocument.text': ['odt'],
      'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
      'application/vnd.oasis.opendocument.presentation': ['odp'],
    },
  },
]

/** The allowed kinds in words, for the text of a refusal. */
export const documentKindsInWords = documentKinds.map(kind => kind.label).join(', ')

const kindOf = (mimeType: string): DocumentKind | undefined =>
  documentKinds.find(({ types }) => Object.hasOwn(types, mimeType))

/** Label of a file type in the list of accepted ones; the MIME type itself if it is not accepted. */
export const kindLabel = (mimeType: string): string => kindOf(mimeType)?.label ?? mimeType

export const isDocumentMimeType = (mimeType: string): boolean => kindOf(mimeType) !== undefined

/** The endings that the name of a file of a type may have: the usual one first, then all of its kind. */
export function extensionsOf(mimeType: string): readonly string[] {
  const { types = {} } = kindOf(mimeType) ?? {}
  return [...(types[mimeType] ?? []), ...Object.values(types).flat()]
}

/** Endings of archives, sound, film, programs and web pages, which no document has by accident. */
const refusedExtensions = new Set(
  '7z apk avi bat dmg exe gz htm html iso jar js m4a mkv mov mp3 mp4 mpeg msi ogg rar svg tar wav webm wmv zip'.split(
    ' ',
  ),
)

/**
 * Whether a file's name alone says that it would be refused. Any other name may be that of a document: scanners and
 * phones give names such as `Scan 26.11.2026` or `1000012345`. The content decides, where it has arrived.
 */
export const isRefusedByName = (fileName: string): boolean =>
  refusedExtensions.has(comparedFileName(fileName).split('.').slice(1).at(-1) ?? '')
