import { MutationCache, QueryCache } from '@tanstack/react-query'
import { createQueryClient } from '../lib/api/query-client.ts'
import { onCallFailed } from './unauthorised.ts'

/** The app's query client: whatever call finds the session ended leads to the sign-in page. */
export const makeClient = () =>
  createQueryClient({
    queryCache: new QueryCache({ onError: onCallFailed }),
    mutationCache: new MutationCache({ onError: onCallFailed }),
  })
