import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { BrokenPage } from './broken-page.tsx'
import { makeClient } from './client.ts'

export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient)
  return (
    <QueryClientProvider client={client}>
      <ErrorBoundary fallback={<BrokenPage />}>{children}</ErrorBoundary>
      <Toaster />
    </QueryClientProvider>
  )
}
