/** How HTML, SVG and other XML, scripts and PostScript begin; the tags are those that browsers recognise HTML by. */
const markup =
  /^\s*<(?:!doctype|!--|\?xml|\?php|(?:html|head|body|script|iframe|style|title|svg|h1|div|font|table|a|b|br|p)(?=[\s/>]))/i
const program = /^(?:#!|%!PS)/
const byteOrderMark = /^\u00ef\u00bb\u00bf/

const headerLine = /^(?:[!-9;-~]+:.*\r?\n(?:[ \t].*\r?\n)*)*(?:from|date|received|message-id|subject):/i

const kindsByExtension: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  md: 'text/markdown',
  markdown: 'text/markdown',
  eml: 'message/rfc822',
}

/**
 * What a text is, by its beginning; `null` where it is of a kind that is not taken. Texts have no mark of their own
 * otherwise, so that the name's ending decides among the harmless kinds.
 * @param head the first bytes, one character each
 */
export function textKind(head: string, fileName: string): string | null {
  const text = head.replace(byteOrderMark, '')
  if (text.startsWith('%PDF-')) return 'application/pdf'
  if (text.startsWith('{\\rtf')) return 'application/rtf'
  if (markup.test(text) || program.test(text)) return null
  const kind = kindsByExtension[fileName.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'text/plain'
  return kind === 'message/rfc822' && !headerLine.test(text) ? 'text/plain' : kind
}
