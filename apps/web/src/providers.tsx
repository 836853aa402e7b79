import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense } from 'react'
import type { Elements } from './lib/elements.ts'
import { useIsHydrated } from './lib/hydration.ts'
import type { Catalogue } from './texts/catalogue.ts'
import { TextsProvider } from './texts/texts.tsx'

// Loaded beside the first page, which is drawn without it, and which goes on where it cannot be loaded.
const Toaster = lazy<ComponentType>(() => import('./ui/toaster.tsx').catch(() => ({ default: () => null })))

interface Props {
  queryClient: QueryClient
  /** What it begins in; English where it is absent. */
  catalogue?: Catalogue
  /** When the server drew the page. */
  drawnAt?: Date | undefined
  children: Elements
}

/** The contexts of every page, and the region of its messages. */
export function Providers({ queryClient, catalogue, drawnAt, children }: Props) {
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
