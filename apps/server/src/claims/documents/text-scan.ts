/** Tab, line feed, the line break that Word calls manual, form feed and carriage return. */
const allowedControls = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d])
const headBytes = 4096

/** Takes a byte or a UTF-16 code unit. */
const isControl = (code: number): boolean => (code < 0x20 && !allowedControls.has(code)) || code === 0x7f

const escapeMark = 0x1b
/** The mark at the end of a file of DOS, which may be repeated to fill it up. */
const endMark = 0x1a

/**
 * Content of bytes that may be text: none of them a control character. In the encodings of one or of two bytes that
 * are older than Unicode every other byte may be part of a character. ISO 2022 changes its set of characters by an
 * escape, one or two of `$()`, and a letter or `@`.
 */
class ByteReading {
  isValid = true
  #hasEnded = false
  /** Number of bytes read of an escape sequence; 0 outside of one. */
  #escaped = 0

  push(chunk: Uint8Array): void {
    if (this.isValid) this.isValid = chunk.every(byte => this.#isPossible(byte))
  }

  end(): void {
    if (this.#escaped > 0) this.isValid = false
  }

  #isPossible(byte: number): boolean {
    if (this.#escaped > 0) return this.#isOfEscape(byte)
    if (this.#hasEnded) return byte === endMark
    if (byte === escapeMark) this.#escaped = 1
    else if (byte === endMark) this.#hasEnded = true
    else return !isControl(byte)
    return true
  }

  #isOfEscape(byte: number): boolean {
    const isLetter = byte >= 0x40 && byte <= 0x5a
    const isDone = this.#escaped > 1 && isLetter
    this.#escaped = isDone ? 0 : this.#escaped + 1
    return isDone || (this.#escaped <= 3 && (byte === 0x24 || byte === 0x28 || byte === 0x29))
  }
}

/** Reads content as characters of two bytes, for as long as it can be that. */
class WideReading {
  readonly #decoder: InstanceType<typeof TextDecoder>
  #isValid = true
  #head = ''
  #hasMark = false
  #characters = 0
  #latin = 0

  constructor(encoding: 'utf-16le' | 'utf-16be') {
    this.#decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true })
  }

  /** Decodes a chunk. A call without one ends the input. */
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

  /** Almost any bytes decode as UTF-16 if they have no byte order mark, so most characters have to be Latin. */
  get isPlainlyText(): boolean {
    return this.#isValid && this.#characters > 0 && (this.#hasMark || this.#latin * 2 > this.#characters)
  }

  get head(): string {
    return this.#head.slice(this.#hasMark ? 1 : 0, headBytes)
  }
}

/** Scans streamed content: whether all of it is text in any encoding, and how it begins. */
export class TextScan {
  readonly #bytes = new ByteReading()
  readonly #wide = [new WideReading('utf-16le'), new WideReading('utf-16be')]
  #head = Buffer.alloc(0)

  push(chunk: Uint8Array): void {
    if (this.#head.length < headBytes) {
      this.#head = Buffer.concat([this.#head, chunk.subarray(0, headBytes - this.#head.length)])
    }
    this.#bytes.push(chunk)
    for (const reading of this.#wide) reading.push(chunk)
  }

  /** `head`: the first characters of UTF-16, else the first bytes, one character each. */
  end(): { readonly isText: boolean; readonly head: string } {
    this.#bytes.end()
    for (const reading of this.#wide) reading.push()
    const wide = this.#bytes.isValid ? undefined : this.#wide.find(reading => reading.isPlainlyText)
    return { isText: this.#bytes.isValid || wide !== undefined, head: wide?.head ?? this.#head.toString('latin1') }
  }
}
