import '@fontsource-variable/inter/wght.css'
import './ui/tokens.css'
import './ui/global.css'
import { onlineManager } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { config } from 'zod'
import { paths } from './lib/paths.ts'
import { createQueryClient } from './lib/query-client.ts'
import { returnState } from './lib/return-state.ts'
import { sessionQuery } from './lib/session.ts'
import { sessionHint } from './lib/session-hint.ts'
import { whenSessionEnds } from './lib/session-renewal.ts'
import { Providers } from './providers.tsx'
import { routes } from './router.tsx'
import { startTexts } from './texts/texts.tsx'

// The manager notices changes only.
onlineManager.setOnline(navigator.onLine)

const texts = startTexts()
const queryClient = createQueryClient()
const router = createBrowserRouter(routes)

// The policy of the page forbids eval, which zod would try before it checks faster.
config({ jitless: true })

whenSessionEnds(async () => {
  sessionHint.set(false)
  queryClient.setQueryData(sessionQuery.queryKey, null)
  const { location } = router.state
  if (location.pathname.startsWith(paths.auth.entry)) return
  await router.navigate(paths.auth.entry, { replace: true, state: returnState(location, { hasEnded: true }) })
  queryClient.clear()
  queryClient.setQueryData(sessionQuery.queryKey, null)
})

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')
const page = createRoot(root)
texts.then(catalogue =>
  page.render(
    <StrictMode>
      <Providers queryClient={queryClient} catalogue={catalogue}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  ),
)
