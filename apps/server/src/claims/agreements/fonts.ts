import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font, type GlyphRun } from 'fontkit'
import { Blob, Buffer as ShapingBuffer, Face as ShapingFace, Font as ShapingFont, shape } from 'harfbuzzjs'
import { fontInWoff } from './woff.ts'

/** Scripts with a package of their own, whose name is also that of its one slice. */
const scripts = [
  'thai',
  'lao',
  'khmer',
  'myanmar',
  'bengali',
  'gujarati',
  'gurmukhi',
  'kannada',
  'malayalam',
  'oriya',
  'sinhala',
  'tamil',
  'telugu',
  'armenian',
  'georgian',
  'ethiopic',
] as const

/** The packages of fonts, in the order in which a character is looked for, with the slices that are taken of each. */
const packages = [
  {
    name: 'noto-sans',
    slices: /^(?:latin|latin-ext|vietnamese|cyrillic|cyrillic-ext|greek|greek-ext|devanagari)$/,
    isRightToLeft: false,
  },
  { name: 'noto-sans-hebrew', slices: /^hebrew$/, isRightToLeft: true },
  { name: 'noto-sans-arabic', slices: /^arabic$/, isRightToLeft: true },
  { name: 'noto-sans-syriac', slices: /^syriac$/, isRightToLeft: true },
  { name: 'noto-sans-thaana', slices: /^thaana$/, isRightToLeft: true },
  ...scripts.map(script => ({
    name: `noto-sans-${script}` as const,
    slices: new RegExp(`^${script}$`),
    isRightToLeft: false,
  })),
  { name: 'noto-serif-tibetan', slices: /^tibetan$/, isRightToLeft: false },
  // Chinese and Japanese; the next, Korean. Both come in some hundred slices, named by numbers in brackets.
  { name: 'noto-sans-sc', slices: /^\[\d+\]$/, isRightToLeft: false },
  { name: 'noto-sans-kr', slices: /^\[\d+\]$/, isRightToLeft: false },
  { name: 'noto-emoji', slices: /^\[\d+\]$/, isRightToLeft: false },
] as const

/** One font file, which contains a script or a part of one. */
export interface Face {
  readonly name: string
  readonly isRightToLeft: boolean
  /** Reads the file, once. */
  readonly font: () => Font
}

interface Slice extends Face {
  readonly ranges: readonly (readonly [first: number, last: number])[]
}

const require = createRequire(import.meta.url)
const pathOf = (file: string): string => require.resolve(`@fontsource/${file}`)

/** Code points of the characters that became each cluster of glyphs, by the cluster's index in the text. */
function codePointsByCluster(text: string, clusters: readonly number[]): Map<number, number[]> {
  const begins = [...new Set(clusters)].toSorted((one, other) => one - other)
  return new Map(
    begins.map((begin, index) => [
      begin,
      Array.from(text.slice(begin, begins[index + 1]), character => character.codePointAt(0) ?? 0),
    ]),
  )
}

/** Shapes the text of a font by HarfBuzz: fontkit 2.0.4 orders Bengali and Burmese wrongly, and throws at some marks. */
function shapedByHarfBuzz(font: Font, data: Buffer): Font {
  const shaping = new ShapingFont(new ShapingFace(new Blob(data)))
  const buffer = new ShapingBuffer()
  const layout = (text: string): GlyphRun => {
    buffer.clearContents()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(shaping, buffer)
    const shaped = buffer.getGlyphInfosAndPositions()
    const codePoints = codePointsByCluster(
      text,
      shaped.map(({ cluster }) => cluster),
    )
    const glyphs = shaped.map(({ codepoint: id, cluster }) => {
      const characters = codePoints.get(cluster) ?? []
      codePoints.delete(cluster)
      return font.getGlyph(id, characters)
    })
    const positions = shaped.map(({ xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
      xAdvance,
      yAdvance,
      xOffset,
      yOffset,
    }))
    return {
      glyphs,
      positions,
      // pdfkit scales the positions, and asks for the width afterwards. It reads nothing else of a run.
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
      },
    } as unknown as GlyphRun
  }
  return Object.assign(font, { layout })
}

function face(fontPackage: string, slice: string, weight: number, isRightToLeft: boolean): Face {
  const name = `${fontPackage}-${slice.replace(/[[\]]/g, '')}-${weight}`
  let read: Font | undefined
  const font = () => {
    if (read) return read
    const data = fontInWoff(readFileSync(pathOf(`${fontPackage}/files/${name}-normal.woff`)))
    read = shapedByHarfBuzz(create(data) as Font, data)
    return read
  }
  return { name, isRightToLeft, font }
}

const rangesOf = (list: string) =>
  list.split(',').map(range => {
    const [first = '', last = first] = range.replace('U+', '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
  })

const slicesOf = ({ name, slices, isRightToLeft }: (typeof packages)[number]): Slice[] => {
  const ranges: Record<string, string> = JSON.parse(readFileSync(pathOf(`${name}/unicode.json`), 'utf8'))
  return (
    Object.entries(ranges)
      .filter(([slice]) => slices.test(slice))
      .map(([slice, list]) => ({ ...face(name, slice, 400, isRightToLeft), ranges: rangesOf(list) }))
      // The package lists Latin last. Most text is Latin, so it is tried first.
      .toReversed()
  )
}

let known: readonly Slice[] | undefined

/** First face with glyphs for every character of a text; `null` if there is none. */
export function faceFor(text: string): Face | null {
  known ??= packages.flatMap(slicesOf)
  const codes = Array.from(text, character => character.codePointAt(0) ?? 0)
  const names = ({ ranges }: Slice) =>
    codes.every(code => ranges.some(([first, last]) => code >= first && code <= last))
  return known.find(slice => names(slice) && codes.every(code => slice.font().hasGlyphForCodePoint(code))) ?? null
}

/** Font of headings and labels, whose texts are our own. */
export const boldFace = face('noto-sans', 'latin', 700, false)
