import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { settingNames } from '../apps/server/src/platform/settings.ts'

const root = join(import.meta.dirname, '..')
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
const pages = globSync('{*.md,docs/**/*.md}', { cwd: root }).filter(path => path !== 'CHANGELOG.md')

test.each(pages)('%s links to nothing that is not there', path => {
  const links = [...textOf(path).matchAll(/\]\((?!\w+:|#)([^)\s#]+)/g)].map(([, link = '']) => link)
  expect(links.filter(link => !existsSync(join(root, dirname(path), link)))).toEqual([])
})

test('CONTRIBUTING names no file that is not there', () => {
  const named = [...textOf('CONTRIBUTING.md').matchAll(/`((?:packages|apps|e2e|requirements|tools|docs)\/[^`\s]+)`/g)]
  const patterns = named.map(([, path = '']) => path.replaceAll(/<\w+>/g, '*'))
  expect(patterns.length).toBeGreaterThan(20)
  expect(patterns.filter(pattern => globSync(pattern, { cwd: root }).length === 0)).toEqual([])
})

test('every command stands in the page of commands', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  const page = textOf('docs/reference/commands.md')
  const named = (script: string) =>
    [`npm run ${script}`, `npm ${script}`, `\`${script}`].some(each => page.includes(each))
  expect(Object.keys(scripts).filter(script => script !== 'test' && !named(script))).toEqual([])
})

test('every setting stands in the page of settings, and none that is none', () => {
  const [, rows = ''] = textOf('docs/reference/settings.md').split('|---|---|---|\n')
  const named = rows
    .split('\n')
    .flatMap(row => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_\d]+)`/g)].map(([, name]) => name))
  const periods = textOf('docs/generated/periods.md')
  expect(settingNames.filter(name => !named.includes(name) && !periods.includes(`\`${name}\``))).toEqual([])
  expect(named.filter(name => !settingNames.some(each => each === name))).toEqual([])
})
