import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import type { Elements } from './lib/elements.ts'
import { useIsHydrated } from './lib/hydration.ts'
import type { Catalogue } from './texts/catalogue.ts'
import { TextsProvider } from './texts/texts.tsx'

// Loaded in parallel with the first page, which renders without it and works even if loading fails.
const Toaster = lazy<ComponentType>(() => import('./ui/toaster.tsx').catch(() => ({ default: () => null })))

interface Props {
  queryClient: QueryClient
  /** Initial catalogue; English by default. */
  catalogue?: Catalogue
  /** Time at which the server rendered the page. */
  drawnAt?: Date | undefined
  /** Called after the first commit: React listens, but for lazy parts of a translated page, which it renders anew later. */
  onFirstCommit?: () => void
  children: Elements
}

/** The contexts of every page, and the region of its messages. */
export function Providers({ queryClient, catalogue, drawnAt, onFirstCommit, children }: Props) {
  useEffect(() => onFirstCommit?.(), [onFirstCommit])
  return (
    <TextsProvider drawnAt={drawnAt} {...(catalogue ? { catalogue } : {})}>
      <QueryClientProvider client={queryClient}>
        {children}
        <Messages />
      </QueryClientProvider>
    </TextsProvider>
  )
}

function Messages() {
  const isHydrated = useIsHydrated()
  return isHydrated ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
