const percent = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`

/**
 * The header of a file that is saved and never shown (RFC 6266): its name in full, and beside it in ASCII for programs
 * that do not know the full form.
 */
export function attachment(fileName: string): string {
  const name = fileName.toWellFormed()
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]|["\\%]/gu, '_')
  // RFC 8187 leaves fewer characters as they are than `encodeURIComponent`.
  const full = encodeURIComponent(name).replace(/['()*]/g, percent)
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`
}
