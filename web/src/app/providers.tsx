import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { BrokenPage } from './broken-page.tsx'

export const Providers = ({ client, children }: { client: QueryClient; children: ReactNode }) => (
  <QueryClientProvider client={client}>
    <ErrorBoundary fallback={<BrokenPage />}>{children}</ErrorBoundary>
    <Toaster />
  </QueryClientProvider>
)
