import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const [light = '', dark = ''] = css
  .split(/@media print \{[^}]+\}\s*\}|@media screen and \(prefers-color-scheme: dark\)/)
  .filter(part => part.trim())

const tokensIn = (part: string) =>
  Object.fromEntries([...part.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name, colour]))
const schemes = { light: tokensIn(light), dark: { ...tokensIn(light), ...tokensIn(dark) } }

/** The relative luminance of WCAG 2.2. */
function luminance(colour = ''): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string | undefined, other: string | undefined): number {
  const [lower = 0, higher = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (higher + 0.05) / (lower + 0.05)
}

/** Colour pairs of controls: the boundary, and the surface below it. */
const bounds = [
  ['field-line', 'field'],
  ['field-line', 'surface'],
  ['field-line', 'paper'],
  ['line-strong', 'surface'],
  ['line-strong', 'paper'],
  ['primary', 'field'],
  ['danger', 'field'],
  ['accent', 'paper'],
] as const
const texts = [
  ['ink', 'paper'],
  ['ink-muted', 'paper'],
  ['ink-muted', 'surface'],
  ['ink-muted', 'field-disabled'],
  ['accent', 'surface'],
  ['danger', 'surface'],
  ['attention', 'attention-soft'],
  ['success', 'success-soft'],
] as const

describe.each(Object.entries(schemes))('in the %s scheme', (_, tokens) => {
  test.each(bounds)('%s stands out from %s by 3:1', (one, other) => {
    expect(contrast(tokens[one], tokens[other])).toBeGreaterThanOrEqual(3)
  })
  test.each(texts)('%s can be read on %s: 4.5:1', (one, other) => {
    expect(contrast(tokens[one], tokens[other])).toBeGreaterThanOrEqual(4.5)
  })
})
