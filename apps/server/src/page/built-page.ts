import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRenderer, PageSurroundings, RenderPage } from '@redress/contract/rendered-page.ts'

/** Output folder of the web build. */
const webFolder = join(import.meta.dirname, '../../../web/dist')

/** True if the page has been built. */
export const hasPage = existsSync(join(webFolder, 'index.html'))

const read = (file: string): Promise<string> => readFile(join(webFolder, file), 'utf8')

/** Loads the server-side renderer, which the build has bundled with all its dependencies. */
async function loadRenderer({ origin, ask }: Pick<PageSurroundings, 'origin' | 'ask'>): Promise<RenderPage> {
  const [template, manifest, modules, { createPageRenderer }] = await Promise.all([
    read('index.html'),
    read('.vite/manifest.json'),
    read('.vite/ssr-manifest.json'),
    import(pathToFileURL(join(webFolder, '.rendering/render-page.js')).href) as Promise<PageRenderer>,
  ])
  return createPageRenderer({ template, manifest: JSON.parse(manifest), modules: JSON.parse(modules), origin, ask })
}

/** Output of the web build. */
export const builtPage = { folder: webFolder, loadRenderer }
