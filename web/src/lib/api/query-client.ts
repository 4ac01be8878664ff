import { QueryClient, type QueryClientConfig } from '@tanstack/react-query'
import { isPreloaded } from './preloaded-responses.ts'

const KEPT_MS = 5 * 60 * 1000

/** Every screen shows what the server says now: nothing is refetched behind one's back, nothing retried silently. */
export const createQueryClient = (caches: Pick<QueryClientConfig, 'queryCache' | 'mutationCache'> = {}) =>
  new QueryClient({
    ...caches,
    defaultOptions: {
      queries: {
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: 0,
        // What came with the page is what the server says now.
        refetchOnMount: ({ queryKey, meta }) => !isPreloaded(queryKey, meta?.providesTags),
        gcTime: KEPT_MS,
        retry: false,
        // Offline, a query fails and says so instead of waiting in silence.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
