const allowedControls = new Set([0x09, 0x0a, 0x0c, 0x0d])
/** The bytes that Windows-1252 leaves undefined. */
const undefinedLatin = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])
const headBytes = 4096

/** Of a byte, or of a character of two bytes. */
const isControl = (code: number): boolean => (code < 0x20 && !allowedControls.has(code)) || code === 0x7f

/** Reads content as one encoding, for as long as it can be that. */
class Reading {
  readonly #decoder: InstanceType<typeof TextDecoder>
  #isValid = true
  #head = ''
  #hasMark = false
  #characters = 0
  #latin = 0

  constructor(encoding: 'utf-8' | 'utf-16le' | 'utf-16be') {
    this.#decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true })
  }

  /** Without a chunk, at the end. */
  push(chunk?: Uint8Array): void {
    if (!this.#isValid) return
    try {
      this.#read(this.#decoder.decode(chunk, { stream: chunk !== undefined }))
    } catch {
      this.#isValid = false
    }
  }

  #read(text: string): void {
    if (text === '') return
    if (this.#characters === 0) this.#hasMark = text.startsWith('\ufeff')
    if (this.#head.length < headBytes) this.#head += text.slice(0, headBytes)
    this.#characters += text.length
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index)
      if (isControl(code)) this.#isValid = false
      if (code < 0x100) this.#latin += 1
    }
  }

  get isValid(): boolean {
    return this.#isValid
  }

  /** Without a mark almost any bytes are some character of two bytes: then most have to be those of European texts. */
  get isPlainlyText(): boolean {
    return this.#isValid && this.#characters > 0 && (this.#hasMark || this.#latin * 2 > this.#characters)
  }

  get head(): string {
    return this.#head.slice(this.#hasMark ? 1 : 0, headBytes)
  }
}

/** Looks at content as it streams by: whether all of it is text, in UTF-8, Latin or UTF-16, and how it begins. */
export class TextScan {
  readonly #utf8 = new Reading('utf-8')
  readonly #utf16 = [new Reading('utf-16le'), new Reading('utf-16be')]
  #isLatin = true
  #hasControls = false
  #head = Buffer.alloc(0)

  push(chunk: Uint8Array): void {
    if (this.#head.length < headBytes) {
      this.#head = Buffer.concat([this.#head, chunk.subarray(0, headBytes - this.#head.length)])
    }
    for (const reading of this.#utf16) reading.push(chunk)
    if (this.#hasControls) return
    this.#hasControls = chunk.some(isControl)
    if (this.#isLatin) this.#isLatin = !chunk.some(byte => undefinedLatin.has(byte))
    this.#utf8.push(chunk)
  }

  /** `head`: the first characters of UTF-16, else the first bytes, one character each. */
  end(): { readonly isText: boolean; readonly head: string } {
    for (const reading of [this.#utf8, ...this.#utf16]) reading.push()
    const isOfBytes = !this.#hasControls && (this.#utf8.isValid || this.#isLatin)
    const wide = isOfBytes ? undefined : this.#utf16.find(reading => reading.isPlainlyText)
    return { isText: isOfBytes || wide !== undefined, head: wide?.head ?? this.#head.toString('latin1') }
  }
}
