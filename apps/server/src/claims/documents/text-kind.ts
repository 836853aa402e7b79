/**
 * Beginnings of HTML, SVG and other XML, scripts and PostScript. The tags are those by which browsers recognise HTML.
 */
const page = /^\s*<(?:!doctype|\?xml|\?php|(?:html|head|body|script|iframe|style|title|svg)(?=[\s/>]))/i
/** Tags that may begin an HTML page, but also a Markdown text. */
const fragment = /^\s*<(?:!--|(?:h1|div|font|table|a|b|br|p)(?=[\s/>]))/i
const program = /^(?:#!|%!PS)/
const byteOrderMark = /^\u00ef\u00bb\u00bf/

const headerLine = /^(?:[!-9;-~]+:.*\r?\n(?:[ \t].*\r?\n)*)*(?:from|date|received|message-id|subject):/i
/** Separator line of an mbox file (RFC 4155). */
const mailboxLine = /^From [^\r\n]{1,500}\r?\n/

/** Readers of PDF look for its head so far. */
const pdfHeadCharacters = 1_024
const pdfHead = /%PDF-\d\.\d/

const extensionOf = (fileName: string): string => fileName.split('.').at(-1)?.toLowerCase() ?? ''

const kindsByExtension: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  md: 'text/markdown',
  markdown: 'text/markdown',
}

/** A mail or a saved mailbox, by its first lines; what follows them need not be text. */
export function mailKind(head: string): string | null {
  const mail = head.replace(mailboxLine, '')
  if (!headerLine.test(mail)) return null
  return mail === head ? 'message/rfc822' : 'application/mbox'
}

const mailExtensions = new Set(['eml', 'mbox', 'mbx'])

/** Whether a PDF begins after something else, as some programs write it, within as much as its readers look at. */
export const hasLatePdfHead = (head: string): boolean =>
  pdfHead.test(head.slice(0, pdfHeadCharacters)) && !isRefusedText(head, '')

function withoutComments(text: string): string {
  let rest = text.trimStart()
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->')
    rest = end < 0 ? '' : rest.slice(end + 3).trimStart()
  }
  return rest
}

/** Pages and programs. Markdown may begin with a tag that a page may begin with too; it is never served as a page. */
function isRefusedText(text: string, extension: string): boolean {
  if (program.test(text) || page.test(text)) return true
  if (kindsByExtension[extension] === 'text/markdown') return page.test(withoutComments(text))
  return fragment.test(text)
}

/**
 * Media type of a text by its beginning; `null` for refused types. Plain texts have no signature, so the file
 * extension decides among the harmless types.
 * @param head the first bytes, one character each
 */
export function textKind(head: string, fileName: string): string | null {
  const text = head.replace(byteOrderMark, '')
  const extension = extensionOf(fileName)
  if (text.startsWith('{\\rtf')) return 'application/rtf'
  if (isRefusedText(text, extension)) return null
  const mail = mailExtensions.has(extension) ? mailKind(text) : null
  if (mail) return mail
  return isPdf(text) ? 'application/pdf' : (kindsByExtension[extension] ?? 'text/plain')
}

/** A text that only tells of a PDF has the mark within a line, or no object after it. */
function isPdf(text: string): boolean {
  if (text.startsWith('%PDF-')) return true
  const start = text.slice(0, pdfHeadCharacters).search(/^[ \t]*%PDF-\d\.\d\s/m)
  return start >= 0 && /\d \d+ obj\b/.test(text.slice(start))
}
