import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { routes as described } from '../../../requirements/routes.ts'
import { routes } from './router.tsx'

/** The full patterns of what ends at a route. */
function patternsOf({ path = '', children }: RouteObject, parent: string): string[] {
  const pattern = path.startsWith('/') ? path : [parent, path].filter(Boolean).join('/').replace('//', '/')
  return children ? children.flatMap(child => patternsOf(child, pattern)) : [pattern]
}

test('what stands at every route is said in requirements/routes.ts, and of no other', () => {
  expect(Object.keys(described).sort()).toEqual(routes.flatMap(route => patternsOf(route, '')).sort())
})
