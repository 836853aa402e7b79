import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const folders = '{apps/*/src,packages/*/src,e2e,bench,tools,requirements}/**'
const sources = globSync([`${folders}/*.{ts,tsx}`, '*.ts'], { cwd: root }).filter(
  path => !path.includes('node_modules'),
)

/** First line of each comment that stands on lines of its own. */
const openings = /^[ \t]*(?:\/\*\*[ \t]*\n[ \t]*\*|\/\*\*|(?<!\/\/.*\n[ \t]*)\/\/)[ \t]+(\S.*)$/gm
const fragment = /^(?:Of|What|Whoever|Whatever|Those|Who|Whom|Where|By|Whose|With|Without)\b/

const fragmentsIn = (text: string): string[] =>
  [...text.matchAll(openings)].map(([, opening = '']) => opening).filter(opening => fragment.test(opening))

test('a fragment is found at the beginning of a comment, and nowhere else', () => {
  const text = [
    '/** Of a server that died. */',
    '/**',
    ' * What is due.',
    ' */',
    '// Those that wait.',
    '// A line,',
    '// of which another follows.',
    'const by = 1 // By the way.',
    '/** Partial file of a crash. */',
  ].join('\n')
  expect(fragmentsIn(text)).toEqual(['Of a server that died. */', 'What is due.', 'Those that wait.'])
})

test('a comment begins with the thing it is about', () => {
  expect(sources.length).toBeGreaterThan(1_000)
  const found = sources.flatMap(source =>
    fragmentsIn(readFileSync(join(root, source), 'utf8')).map(opening => `${source}: ${opening}`),
  )
  expect(found).toEqual([])
})
