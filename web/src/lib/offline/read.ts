import type { CallReply, DeclaredAddress } from '@pepwell/contract/declared'
import {
  type ApiArguments,
  addressOf,
  api,
  isNetworkFailure,
  isSignedOut,
  type Transport,
} from '../api/api.ts'
import { serverNow } from '../time/clock.ts'
import { markOnline } from './connectivity.ts'

/** Responses by address, until they are stored. */
export const unsavedResponses = new Map<string, { answer: unknown; at: number }>()

/** Caches responses on this device. */
interface ResponseCache {
  /** a cacheable response came */
  onResponse: () => void
  /** the cached response of a call at an address; throws the error if there is none */
  fallback: (call: DeclaredAddress, address: string, error: unknown) => Promise<unknown>
}

let cache: ResponseCache | undefined

/** Sets the cache of all reads. */
export const cacheWith = (next: ResponseCache | undefined): void => {
  cache = next
}

/** Sends reads of one screen together. */
type ReadTogether = (
  call: DeclaredAddress,
  address: string,
  alone: () => Promise<unknown>,
) => Promise<unknown>

let together: ReadTogether | undefined

export const readWith = (next: ReadTogether): void => {
  together = next
}

/** Caches fetched or preloaded responses. */
export function cacheResponses(answers: Iterable<readonly [address: string, answer: unknown]>): void {
  if (!cache) return
  const at = serverNow()
  for (const [address, answer] of answers) unsavedResponses.set(address, { answer, at })
  cache.onResponse()
}

/** Never store on a device what operators see of others. */
const isCacheable = ({ providesTags: shows, access }: DeclaredAddress): boolean =>
  shows !== undefined && access !== 'admin'

/**
 * Reads from the server, or from this device's cache while offline.
 * @throws as {@link api} does
 */
export async function read<C extends DeclaredAddress>(
  call: C,
  input?: ApiArguments<C>[0],
  transport?: Transport,
): Promise<CallReply<C>> {
  const address = addressOf(call.path, input as Parameters<typeof addressOf>[1])
  try {
    const alone = () => api(call, input, transport)
    const answer = await ((together?.(call, address, alone) as ReturnType<typeof alone>) ?? alone())
    markOnline()
    if (isCacheable(call)) cacheResponses([[address, answer]])
    return answer
  } catch (error) {
    const isServableFromCache = isNetworkFailure(error) || isSignedOut(error)
    if (!cache || !isCacheable(call) || !isServableFromCache) throw error
    return cache.fallback(call, address, error) as Promise<CallReply<C>>
  }
}
