import type { Query, QueryClient } from '@tanstack/react-query'
import { clearPreloadedResponses } from './preloaded-responses.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** the tags of a query's data, as its call declares them */
    queryMeta: { providesTags?: readonly string[] }
  }
}

/**
 * Marks data with any of these tags as stale: mounted queries fetch again at once, others when they mount.
 * @param tags all tagged data if omitted
 */
export async function invalidateTags(client: QueryClient, tags?: readonly string[]): Promise<void> {
  clearPreloadedResponses(tags)
  const hasTag = ({ meta }: Query): boolean =>
    meta?.providesTags?.some((tag) => tags?.includes(tag) ?? true) ?? false
  // A first response in flight may predate the change; invalidation alone refetches only later ones.
  const first = new Set(
    client
      .getQueryCache()
      .findAll({ fetchStatus: 'fetching', predicate: hasTag })
      .filter(({ state }) => state.data === undefined),
  )
  await client.invalidateQueries({ predicate: hasTag })
  if (first.size > 0) await client.invalidateQueries({ predicate: (query) => first.has(query) })
}
