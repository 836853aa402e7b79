const allowedControls = new Set([0x09, 0x0a, 0x0c, 0x0d])
/** The bytes that Windows-1252 leaves undefined. */
const undefinedLatin = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])
const headBytes = 4096

const isControl = (byte: number): boolean => (byte < 0x20 && !allowedControls.has(byte)) || byte === 0x7f

/** Looks at content as it streams by: whether all of it is text, in UTF-8 or Latin, and how it begins. */
export class TextScan {
  readonly #utf8 = new TextDecoder('utf-8', { fatal: true })
  #isUtf8 = true
  #isLatin = true
  #hasControls = false
  #head = Buffer.alloc(0)

  push(chunk: Uint8Array): void {
    if (this.#head.length < headBytes) {
      this.#head = Buffer.concat([this.#head, chunk.subarray(0, headBytes - this.#head.length)])
    }
    if (this.#hasControls) return
    this.#hasControls = chunk.some(isControl)
    if (this.#isLatin) this.#isLatin = !chunk.some(byte => undefinedLatin.has(byte))
    if (this.#isUtf8) this.#isUtf8 = this.#decodes(chunk)
  }

  end(): { readonly isText: boolean; readonly head: string } {
    if (this.#isUtf8) this.#isUtf8 = this.#decodes()
    return {
      isText: !this.#hasControls && (this.#isUtf8 || this.#isLatin),
      head: this.#head.toString('latin1'),
    }
  }

  #decodes(chunk?: Uint8Array): boolean {
    try {
      this.#utf8.decode(chunk, { stream: chunk !== undefined })
      return true
    } catch {
      return false
    }
  }
}
