import { QueryClient, type QueryClientConfig, type QueryKey } from '@tanstack/react-query'
import { addressOf } from './api.ts'
import { earlyAnswer } from './early-answers.ts'

const KEPT_MS = 5 * 60 * 1000

const cameWithPage = ([path, query]: QueryKey): boolean =>
  earlyAnswer(addressOf(String(path), { query: query as Record<string, unknown> | undefined })) !== undefined

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
        refetchOnMount: ({ queryKey }) => !cameWithPage(queryKey),
        gcTime: KEPT_MS,
        retry: false,
        // Offline, a query fails and says so instead of waiting in silence.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
