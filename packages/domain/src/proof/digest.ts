const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('')

/** The digest of bytes, or of a text in UTF-8: hexadecimal, in lower case. */
export async function digestOf(content: string | Uint8Array<ArrayBuffer>, algorithm: 'SHA-256' | 'SHA-512') {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return hex(await crypto.subtle.digest(algorithm, bytes))
}
