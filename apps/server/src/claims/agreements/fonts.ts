import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { fontInWoff } from './woff.ts'

/** The packages of fonts, in the order in which a character is looked for, with the slices that are taken of each. */
const packages = [
  {
    name: 'noto-sans',
    slices: /^(?:latin|latin-ext|vietnamese|cyrillic|cyrillic-ext|greek|greek-ext|devanagari)$/,
    isRightToLeft: false,
  },
  { name: 'noto-sans-hebrew', slices: /^hebrew$/, isRightToLeft: true },
  { name: 'noto-sans-arabic', slices: /^arabic$/, isRightToLeft: true },
  // Chinese and Japanese; the next, Korean. Both come in some hundred slices, named by numbers in brackets.
  { name: 'noto-sans-sc', slices: /^\[\d+\]$/, isRightToLeft: false },
  { name: 'noto-sans-kr', slices: /^\[\d+\]$/, isRightToLeft: false },
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

/**
 * fontkit 2.0.4 throws if a font has no anchor for a mark on a letter. The text is then shaped without positioning
 * marks.
 */
function shapingAll(font: Font): Font {
  const shape = font.layout.bind(font)
  font.layout = (text, features, ...rest) => {
    try {
      return shape(text, features, ...rest)
    } catch {
      return shape(text, { mark: false, mkmk: false }, ...rest)
    }
  }
  return font
}

function face(fontPackage: string, slice: string, weight: number, isRightToLeft: boolean): Face {
  const name = `${fontPackage}-${slice.replace(/[[\]]/g, '')}-${weight}`
  let read: Font | undefined
  const font = () => {
    read ??= shapingAll(create(fontInWoff(readFileSync(pathOf(`${fontPackage}/files/${name}-normal.woff`)))) as Font)
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
