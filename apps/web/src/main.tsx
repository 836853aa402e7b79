import '@fontsource-variable/inter/wght.css'
import './ui/tokens.css'
import './ui/global.css'
import { onlineManager } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { readFirstData, takeFirstData } from './lib/first-data.ts'
import { loadParts } from './lib/lazy-part.tsx'
import { paths } from './lib/paths.ts'
import { createQueryClient } from './lib/query-client.ts'
import { returnState } from './lib/return-state.ts'
import { accountOf, isProtected, sessionQuery } from './lib/session.ts'
import { sessionHint } from './lib/session-hint.ts'
import { keepPageSession, refreshSession } from './lib/session-renewal.ts'
import { Providers } from './providers.tsx'
import { routes } from './router.tsx'
import type { Area, Catalogue } from './texts/catalogue.ts'
import { loadTexts, startTexts } from './texts/texts.tsx'

// The manager only reacts to changes, so it needs the initial state.
onlineManager.setOnline(navigator.onLine)

const firstData = readFirstData<Area>()
const texts = startTexts(firstData?.language)
const queryClient = createQueryClient()
if (firstData) takeFirstData(queryClient, firstData)
const drawnAt = firstData ? new Date(firstData.drawnAt) : undefined
const router = createBrowserRouter(routes)

// The content security policy forbids eval, which zod would try before its faster checks. zod is loaded with the first
// form and reads its settings here. Its `config` would add the library to every page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const forgetSession = () => {
  sessionHint.set(false)
  queryClient.setQueryData(sessionQuery.queryKey, null)
}

keepPageSession({
  account: () => accountOf(queryClient),
  becomeVisitor() {
    if (isProtected(window.location.pathname)) return false
    forgetSession()
    // Remove the account's cached data of other pages. This page's data is refetched as a visitor.
    queryClient.removeQueries({ type: 'inactive' })
    return true
  },
  async leave() {
    forgetSession()
    const { location } = router.state
    if (location.pathname.startsWith(paths.auth.entry)) return
    await router.navigate(paths.auth.entry, { replace: true, state: returnState(location, { hasEnded: true }) })
    queryClient.clear()
    queryClient.setQueryData(sessionQuery.queryKey, null)
  },
})

// The server has read with the expired session and left its renewal to the browser. If it fails, the next request
// retries.
if (firstData?.hasExpired) refreshSession().catch(() => undefined)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')
/** Buttons work from now on. The attribute blocks presses of a drawn page before its first commit: they would be lost. */
const allowPresses = () => {
  delete root.dataset.drawn
}
const draw = (catalogue: Catalogue) => (
  <StrictMode>
    <Providers queryClient={queryClient} catalogue={catalogue} drawnAt={drawnAt} onFirstCommit={allowPresses}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>
)

/** Waits for the code of the route, without which the first render would differ from the server's. */
const started = new Promise<void>(resolve => {
  const look = ({ initialized }: Pick<typeof router.state, 'initialized'>) => {
    if (initialized) resolve()
  }
  router.subscribe(look)
  look(router.state)
})

texts.then(async catalogue => {
  if (firstData) {
    await started
    // Presses inside a waiting Suspense boundary would be lost. A part that fails to load now is retried when it is
    // shown.
    await Promise.allSettled([loadTexts(firstData.areas), loadParts(firstData.lazyParts)])
    hydrateRoot(root, draw(catalogue))
  } else createRoot(root).render(draw(catalogue))
})
