import { QueryClient, type QueryClientConfig } from '@tanstack/react-query'
import { isPreloaded } from './preloaded-responses.ts'

const MAX_AGE_MS = 5 * 60 * 1000

/** Screens show the server's current data: no background refetching, no silent retries. */
export const createQueryClient = (caches: Pick<QueryClientConfig, 'queryCache' | 'mutationCache'> = {}) =>
  new QueryClient({
    ...caches,
    defaultOptions: {
      queries: {
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: 0,
        // Data preloaded with the page is current.
        refetchOnMount: ({ queryKey, meta }) => !isPreloaded(queryKey, meta?.providesTags),
        gcTime: MAX_AGE_MS,
        retry: false,
        // While offline, a query fails visibly instead of waiting.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
