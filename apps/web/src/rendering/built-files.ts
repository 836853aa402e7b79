import type { PageSurroundings } from '@redress/contract/rendered-page.ts'
import type { RouteObject } from 'react-router'
import type { FirstData } from '../lib/first-data.ts'
import type { RouteParts } from '../router.tsx'
import { type Area, fileOf } from '../texts/catalogue.ts'

const modules = import.meta.glob(['../routes/*.tsx', '../layouts/{auth,dashboard}-layout.tsx', '!**/*.test.tsx'])

interface Module {
  readonly Component?: unknown
}

/** The source of each module that a route may load, by its component. */
async function sourcesByComponent(): Promise<Map<unknown, string>> {
  const entries = await Promise.all(
    Object.entries(modules).map(async ([path, load]) => {
      const { Component } = (await load()) as Module
      return [Component, path.replace('../', 'src/')] as const
    }),
  )
  return new Map(entries)
}

export interface PageFiles {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
}

const frame = 'src/main.tsx'
/** Font subset for most of the supported languages. Browsers fetch the others on demand. */
const firstFont = /\/inter-latin-wght-normal-/

/** Lists the chunks of a page's routes, so that the browser fetches all of them at once. */
export async function builtFiles({ manifest, modules: filesOfModule }: Pick<PageSurroundings, 'manifest' | 'modules'>) {
  const sources = await sourcesByComponent()
  const built = new Map(Object.values(manifest).map(each => [`/${each.file}`, each]))
  const made = (source: string): readonly string[] => filesOfModule[source] ?? []
  const fonts = made(frame).filter(file => firstFont.test(file))

  /** Collects files with their imports. Imported styles come first, because later ones override them. */
  function collect(files: readonly string[], found: Set<string>, seen = new Set<string>()): Set<string> {
    for (const file of files) {
      if (seen.has(file)) continue
      seen.add(file)
      const { imports = [], css = [] } = built.get(file) ?? {}
      const imported = imports.flatMap(name => manifest[name]?.file ?? []).map(each => `/${each}`)
      collect(imported, found, seen)
      for (const each of [...css.map(style => `/${style}`), file]) found.add(each)
    }
    return found
  }
  // Files of the entry chunk, which the document links already.
  const framed = collect([`/${manifest['index.html']?.file}`], new Set())

  return async (
    matched: readonly RouteObject[],
    language: string,
    { lazyParts, areas }: Pick<FirstData<Area>, 'lazyParts' | 'areas'> = { lazyParts: [], areas: [] },
  ): Promise<PageFiles> => {
    const parts = matched.flatMap(({ handle }) => (handle ? [handle as RouteParts] : []))
    const components = await Promise.all(parts.map(async ({ load }) => ((await load()) as Module).Component))
    const texts = [...parts.flatMap(part => part.areas), ...areas].map(area => fileOf[area])
    const wanted = [
      ...components.map(component => sources.get(component) ?? ''),
      ...lazyParts.map(source => `src/${source}.tsx`),
      ...['frame', ...texts].map(file => `../../packages/texts/src/${language}/page/${file}.ts`),
    ]
    const added = [...collect(wanted.flatMap(made), new Set())].filter(file => !framed.has(file))
    return {
      scripts: added.filter(file => file.endsWith('.js')),
      styles: added.filter(file => file.endsWith('.css')),
      fonts,
    }
  }
}
