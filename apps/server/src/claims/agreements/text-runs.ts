import bidiFactory from 'bidi-js'
import { boldFace, type Face, faceFor } from './fonts.ts'

// The package's types declare the factory as `default`, but the import is the factory itself.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)()
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** A grapheme cluster and the font face that has its glyphs. */
export interface GlyphCluster {
  readonly text: string
  readonly face: Face
  /** Embedding level of the Unicode bidirectional algorithm; odd for right-to-left text. */
  readonly level: number
}

export interface BidiParagraph {
  readonly clusters: readonly GlyphCluster[]
  readonly isRightToLeft: boolean
}

/** A part of a line that is drawn by one face. */
export interface Run {
  readonly text: string
  readonly face: Face
}

const faces = new Map<string, Face | null>()

/** Cached for single characters, which recur. Combined clusters are unbounded, so they are not. */
function faceOf(cluster: string): Face | null {
  const known = faces.get(cluster)
  if (known !== undefined) return known
  const found = faceFor(cluster)
  if (Array.from(cluster).length === 1) faces.set(cluster, found)
  return found
}

const codePointOf = (character: string): string =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`

/** Invisible characters. Bidirectional controls stay until the visual order is known. */
const unseen = /(?!\p{Bidi_Control}|[\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu
const turns = /^\p{Bidi_Control}$/u
const unseenOrTurns = /^\p{Default_Ignorable_Code_Point}$/u

/** A cluster as it can be shown: what no face has is written as its code point. */
function shown(cluster: string): string {
  if (turns.test(cluster) || faceOf(cluster)) return cluster
  return Array.from(cluster, character =>
    unseenOrTurns.test(character) ? '' : faceOf(character) ? character : codePointOf(character),
  ).join('')
}

const clustersIn = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment)

const showable = (text: string): string =>
  clustersIn(text.normalize('NFC').replace(unseen, '').replaceAll('\t', ' ')).map(shown).join('')

/** How a paragraph begins: as its first letter does, or as our own sentences do, from left to right. */
export type Direction = 'by its first letter' | 'left to right'

/** A line of text without breaks, in the order in which it is read. */
export function paragraphOf(text: string, direction: Direction, isBold = false): BidiParagraph {
  const line = showable(text)
  const { levels, paragraphs } = bidi.getEmbeddingLevels(line, direction === 'left to right' ? 'ltr' : undefined)
  let position = 0
  const clusters = clustersIn(line).flatMap(cluster => {
    const level = levels[position] ?? 0
    const mirrored = level % 2 === 1 ? (bidi.getMirroredCharacter(cluster) ?? cluster) : cluster
    position += cluster.length
    const face = faceOf(mirrored)
    if (face === null || unseenOrTurns.test(cluster)) return []
    return { text: mirrored, level, face: isBold && face.name === 'noto-sans-latin-400' ? boldFace : face }
  })
  return { clusters, isRightToLeft: (paragraphs[0]?.level ?? 0) % 2 === 1 }
}

const isTurned = ({ level }: GlyphCluster): boolean => level % 2 === 1

/** Adjacent clusters of one face and level, in logical order. */
function groupsOf(line: readonly GlyphCluster[]): GlyphCluster[][] {
  const groups: GlyphCluster[][] = []
  for (const cluster of line) {
    const last = groups.at(-1)
    if (last?.[0]?.face === cluster.face && last[0].level === cluster.level) last.push(cluster)
    else groups.push([cluster])
  }
  return groups
}

/** Rule L2: from the highest level to the lowest odd one, whatever is on that level or above is turned round. */
function inVisualOrder(groups: readonly GlyphCluster[][]): GlyphCluster[][] {
  const levelOf = (group: readonly GlyphCluster[] | undefined): number => group?.[0]?.level ?? 0
  let ordered = [...groups]
  for (let level = Math.max(0, ...groups.map(levelOf)); level > 0; level--) {
    const turned: GlyphCluster[][] = []
    for (let index = 0; index < ordered.length; ) {
      let end = index
      while (end < ordered.length && levelOf(ordered[end]) >= level) end++
      turned.push(...(end > index ? ordered.slice(index, end).toReversed() : ordered.slice(index, index + 1)))
      index = Math.max(end, index + 1)
    }
    ordered = turned
  }
  return ordered
}

/** Runs of a line in visual order. Faces of right-to-left scripts reverse their glyphs themselves. */
export const runsOf = (line: readonly GlyphCluster[]): Run[] =>
  inVisualOrder(groupsOf(line)).flatMap((group): Run[] => {
    const [first] = group
    if (!first) return []
    const { face } = first
    const texts = group.map(({ text }) => text)
    if (isTurned(first) === face.isRightToLeft) return [{ face, text: texts.join('') }]
    return (isTurned(first) ? texts.toReversed() : texts).map(text => ({ face, text }))
  })
