import { join } from 'node:path'
import { createServer } from 'vite'

interface Route {
  readonly path?: string
  readonly children?: readonly Route[]
}

const web = join(import.meta.dirname, '../../apps/web')

/** The full patterns of what ends at a route, in the order of the router. */
const patternsOf = (route: Route, parent: string): string[] => {
  const { path = '', children } = route
  const pattern = path.startsWith('/') ? path : [parent, path].filter(Boolean).join('/').replace('//', '/')
  return children ? children.flatMap(child => patternsOf(child, pattern)) : [pattern]
}

/** Every route that the page knows, read from its router. */
export async function routePatterns(): Promise<string[]> {
  const vite = await createServer({
    configFile: join(web, 'vite.config.ts'),
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  try {
    const { routes } = await vite.ssrLoadModule('/src/router.tsx')
    return (routes as Route[]).flatMap(route => patternsOf(route, ''))
  } finally {
    await vite.close()
  }
}
