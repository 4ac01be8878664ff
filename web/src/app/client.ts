import { MutationCache, QueryCache } from '@tanstack/react-query'
import { createQueryClient } from '../lib/api/query-client.ts'
import { onCallFailed } from './unauthorized.ts'

/** The app's query client. Any call that finds the session expired leads to sign-in. */
export const makeClient = () =>
  createQueryClient({
    queryCache: new QueryCache({ onError: onCallFailed }),
    mutationCache: new MutationCache({ onError: onCallFailed }),
  })
