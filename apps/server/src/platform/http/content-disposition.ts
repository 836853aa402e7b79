const percent = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`

/** Content-Disposition for a download (RFC 6266): the full name, and an ASCII fallback for older programs. */
export function attachment(fileName: string): string {
  const name = fileName.toWellFormed()
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]|["\\%]/gu, '_')
  // RFC 8187 escapes more characters than `encodeURIComponent`.
  const full = encodeURIComponent(name).replace(/['()*]/g, percent)
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`
}
