import PDFDocument from 'pdfkit'
import type { Face } from './fonts.ts'
import { type Direction, type GlyphCluster, paragraphOf, type Run, runsOf } from './text-runs.ts'

const page = { width: 595.28, height: 841.89, margin: 62, bottom: 84 } as const
const ink = { text: '#1a1f2b', quiet: '#5b6472', rule: '#c9ced6' } as const

/**
 * Height of the baseline within a line, as a fraction of the line height. It is fixed so that texts of different
 * sizes align in a row.
 */
const baseline = 0.68

export const textWidth = page.width - 2 * page.margin

interface Style {
  readonly size: number
  readonly lineHeight: number
  readonly isBold?: boolean
  readonly isQuiet?: boolean
}

const styles = {
  title: { size: 21, lineHeight: 27, isBold: true },
  subtitle: { size: 10, lineHeight: 15, isQuiet: true },
  heading: { size: 12.5, lineHeight: 17, isBold: true },
  text: { size: 10, lineHeight: 15 },
  lead: { size: 11.5, lineHeight: 17.5 },
  label: { size: 9, lineHeight: 15, isQuiet: true },
  columnHead: { size: 9, lineHeight: 14, isBold: true },
  footer: { size: 8, lineHeight: 11, isQuiet: true },
} as const satisfies Record<string, Style>
export type StyleName = keyof typeof styles

/** Text of a cell. Texts and names by users get the writing direction of their own letters. */
export interface CellText {
  readonly text: string
  readonly direction?: Direction
  readonly style?: StyleName
}

export interface TableColumn {
  readonly width: number
  readonly isAtEnd?: boolean
}

interface MeasuredLine {
  readonly runs: readonly Run[]
  readonly width: number
  readonly isRightToLeft: boolean
}

export interface DocumentFacts {
  readonly title: string
  readonly keywords: string
  readonly madeAt: Date
  readonly language: string
}

/** Writes paragraphs and tables onto pages of A4, one below the other. */
export class PageWriter {
  readonly #pdf: PDFKit.PDFDocument
  readonly #parts: Uint8Array[] = []
  readonly #ended: Promise<void>
  #top: number = page.margin

  constructor({ title, keywords, madeAt, language }: DocumentFacts) {
    this.#pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      pdfVersion: '1.4',
      subset: 'PDF/A-1b',
      lang: language,
      bufferPages: true,
      // No font of the reader's computer is named: all that are used are embedded.
      font: null as unknown as string,
      // The id of the file is a digest of these.
      info: { Title: title, Keywords: keywords, Creator: 'Redress', Producer: 'Redress', CreationDate: madeAt },
    })
    this.#pdf.on('data', (part: Uint8Array) => this.#parts.push(part))
    this.#ended = new Promise((resolve, reject) => {
      this.#pdf.on('end', resolve)
      this.#pdf.on('error', reject)
    })
  }

  /** Adds an empty page and moves to its top. */
  startPage(): void {
    this.#pdf.addPage()
    this.#top = page.margin
  }

  space(height: number): void {
    this.#top += height
  }

  /** Begins a page unless so much fits on this one. */
  keepTogether(height: number): void {
    if (this.#top + height > page.height - page.bottom) this.startPage()
  }

  rule(): void {
    const y = this.#top
    this.#pdf
      .moveTo(page.margin, y)
      .lineTo(page.width - page.margin, y)
      .lineWidth(0.5)
      .stroke(ink.rule)
  }

  /** Paragraphs, one for each line of the text. */
  text(text: string, style: StyleName = 'text', direction: Direction = 'left to right'): void {
    const { lineHeight } = styles[style]
    for (const line of this.#linesOf({ text, style, direction }, textWidth)) {
      this.keepTogether(lineHeight)
      this.#draw(line, style, { left: page.margin, width: textWidth, isAtEnd: line.isRightToLeft })
      this.#top += lineHeight
    }
  }

  /** Writes a table row, on the next page if it does not fit. */
  row(cells: readonly CellText[], columns: readonly TableColumn[]): void {
    const set = columns.map(({ width }, index) => this.#linesOf(cells[index] ?? { text: '' }, width - 10))
    const height = Math.max(...cells.map(({ style = 'text' }) => styles[style].lineHeight))
    const rows = Math.max(...set.map(lines => lines.length))
    for (let row = 0; row < rows; row++) {
      this.keepTogether(height)
      let left: number = page.margin
      for (const [index, { width, isAtEnd = false }] of columns.entries()) {
        const line = set[index]?.[row]
        if (line) this.#draw(line, cells[index]?.style ?? 'text', { left, width: width - 10, isAtEnd })
        left += width
      }
      this.#top += height
    }
  }

  /** Writes below every page, once all are there. */
  footers(text: (page: number, pages: number) => readonly [left: string, right: string]): void {
    const { count } = this.#pdf.bufferedPageRange()
    for (let index = 0; index < count; index++) {
      this.#pdf.switchToPage(index)
      this.#top = page.height - 48
      const [left, right] = text(index + 1, count)
      const box = { left: page.margin, width: textWidth }
      for (const [side, isAtEnd] of [
        [left, false],
        [right, true],
      ] as const)
        for (const line of this.#linesOf({ text: side, style: 'footer' }, textWidth))
          this.#draw(line, 'footer', { ...box, isAtEnd })
    }
  }

  /** How many pages there are so far. */
  get pages(): number {
    return this.#pdf.bufferedPageRange().count
  }

  async end(): Promise<Buffer> {
    this.#pdf.end()
    await this.#ended
    return Buffer.concat(this.#parts)
  }

  #use(face: Face, size: number): void {
    this.#pdf.registerFont(face.name, face.font() as unknown as string)
    this.#pdf.font(face.name, size)
  }

  #widthOf(line: readonly GlyphCluster[], size: number): number {
    return runsOf(line).reduce((sum, { face, text }) => {
      this.#use(face, size)
      return sum + this.#pdf.widthOfString(text)
    }, 0)
  }

  #linesOf({ text, direction = 'left to right', style = 'text' }: CellText, width: number): MeasuredLine[] {
    const { size, isBold = false } = styles[style] as Style
    return text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/).flatMap(part => {
      const { clusters, isRightToLeft } = paragraphOf(part, direction, isBold)
      return this.#wrap(clusters, width, size).map(line => ({
        runs: runsOf(line),
        width: this.#widthOf(line, size),
        isRightToLeft,
      }))
    })
  }

  /** Breaks between words; within one that is longer than a line, or is written without spaces, between any two characters. */
  #wrap(clusters: readonly GlyphCluster[], width: number, size: number): GlyphCluster[][] {
    const lines: GlyphCluster[][] = []
    let [line, filled]: [GlyphCluster[], number] = [[], 0]
    const add = (part: readonly GlyphCluster[]) => {
      const needed = this.#widthOf(withoutEnd(part), size)
      if (line.length > 0 && filled + needed > width) {
        lines.push(withoutEnd(line))
        ;[line, filled] = [[], 0]
      }
      line.push(...part)
      filled += this.#widthOf(part, size)
    }
    for (const word of wordsOf(clusters)) {
      if (this.#widthOf(withoutEnd(word), size) <= width) add(word)
      else for (const cluster of word) add([cluster])
    }
    return [...lines, withoutEnd(line)]
  }

  #draw({ runs, width }: MeasuredLine, style: StyleName, box: { left: number; width: number; isAtEnd: boolean }): void {
    const { size, lineHeight, isQuiet = false } = styles[style] as Style
    let left = box.isAtEnd ? box.left + box.width - width : box.left
    for (const { face, text } of runs) {
      this.#use(face, size)
      const y = this.#top + lineHeight * baseline
      this.#pdf.fillColor(isQuiet ? ink.quiet : ink.text)
      this.#pdf.text(text, left, y, { lineBreak: false, baseline: 'alphabetic' })
      left += this.#pdf.widthOfString(text)
    }
  }
}

const isSpace = ({ text }: GlyphCluster): boolean => text === ' '

function withoutEnd(line: readonly GlyphCluster[]): GlyphCluster[] {
  const last = line.findLastIndex(cluster => !isSpace(cluster))
  return line.slice(0, last + 1)
}

/** Each with the spaces behind it. */
function wordsOf(clusters: readonly GlyphCluster[]): GlyphCluster[][] {
  const words: GlyphCluster[][] = []
  let isNew = true
  for (const cluster of clusters) {
    const last = words.at(-1)
    if (last && !isNew) last.push(cluster)
    else words.push([cluster])
    isNew = isSpace(cluster)
  }
  return words
}
