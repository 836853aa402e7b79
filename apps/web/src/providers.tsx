import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Catalogue } from './texts/catalogue.ts'
import { TextsProvider } from './texts/texts.tsx'
import { ConfirmProvider } from './ui/confirm-dialog.tsx'
import { theme } from './ui/theme.ts'
import { Toaster } from './ui/toaster.tsx'

interface Props {
  queryClient: QueryClient
  /** What it begins in; English where it is absent. */
  catalogue?: Catalogue
  children: ReactNode
}

/** What every page stands on. The theme's variables come from the style sheet, so that no <style> tag is written. */
export function Providers({ queryClient, catalogue, children }: Props) {
  return (
    <TextsProvider {...(catalogue ? { catalogue } : {})}>
      <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
        <QueryClientProvider client={queryClient}>
          <ConfirmProvider>{children}</ConfirmProvider>
          <Toaster />
        </QueryClientProvider>
      </MantineProvider>
    </TextsProvider>
  )
}
