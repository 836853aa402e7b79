import type { Page, Route } from '@playwright/test'

/** API calls of the page, except the event stream. */
const calls = /\/v1\/(?!events)/
/** Calls of the page layout: session and configuration. */
const frame = /\/v1\/(auth|auth\/refresh|configuration)$/

const undrawn = '/index.html'

type Health = 'slow' | 'failing' | 'unreachable' | 'healthy'

/** Simulates the state of a part of the API; answers of a slow one wait until its state changes. */
function part() {
  let health: Health = 'slow'
  let change = Promise.withResolvers<void>()
  return {
    become: (next: Health) => {
      health = next
      change.resolve()
      change = Promise.withResolvers()
    },
    answer: async (route: Route): Promise<void> => {
      while (health === 'slow') await change.promise
      if (health === 'healthy') await route.continue()
      else if (health === 'failing') await route.fulfill({ status: 500, json: {} })
      else await route.abort('connectionrefused')
    },
  }
}

/** Pages arrive as they were built, for the browser to draw, as where the server itself cannot ask its API. */
export const arriveUndrawn = (page: Page): Promise<unknown> =>
  page.route(
    url => url.pathname !== undrawn,
    async route => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const { origin } = new URL(route.request().url())
      await route.fulfill({ response: await route.fetch({ url: origin + undrawn }) })
    },
  )

/** Puts itself before the API, which is slow at first. */
export async function faultyApi(page: Page) {
  const parts = { frame: part(), data: part() }
  await arriveUndrawn(page)
  await page.route(calls, route => parts[frame.test(route.request().url()) ? 'frame' : 'data'].answer(route))
  return {
    frame: parts.frame.become,
    data: parts.data.become,
    releaseFrame: () => parts.frame.become('healthy'),
  }
}

interface Read {
  readonly path: string
  readonly by: string
}

/** The paths of the API that the page reads beside what frames it, in the order in which they are answered. */
export function readsOf(page: Page) {
  const reads: Read[] = []
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    const isRead = pathname.startsWith('/v1/') && response.request().method() === 'GET' && response.status() < 400
    if (isRead && !frame.test(pathname) && !/\/(notifications|events)$/.test(pathname)) {
      reads.push({ path: pathname, by: page.url() })
    }
  })
  return {
    get now() {
      return reads.length
    },
    /** Paths that the current page has read. */
    since: (moment: number) => reads.slice(moment).flatMap(({ path, by }) => (by === page.url() ? [path] : [])),
  }
}
