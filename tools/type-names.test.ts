import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const production = (file: string) => /^(apps|packages)\/.*\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file)

test('a type that is exported has a name of its own', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'packages'], {
    cwd: root,
    encoding: 'utf8',
  })
  const named = files
    .split('\n')
    .filter(production)
    .flatMap(file =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => ({
        file,
        name,
      })),
    )
  expect(named.length).toBeGreaterThan(500)
  const several = [...Map.groupBy(named, ({ name }) => name)].filter(([, all]) => all.length > 1)
  expect(several.map(([name, all]) => [name, all.map(({ file }) => file)])).toEqual([])
})
