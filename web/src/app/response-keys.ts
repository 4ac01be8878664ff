import type { ResponseKey } from '@pepwell/contract/rendering'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { addressOf } from '../lib/api/api.ts'

/** The key of an infinite list's first page. */
export const firstPage = ({ queryKey }: { queryKey: QueryKey }, limit: number): { queryKey: QueryKey } => {
  const [path, ...by] = queryKey.slice(0, -1)
  return { queryKey: [path, { ...(by[0] as object | undefined), limit }, 'pages'] }
}

export const addressOfKey = ([path, query]: ResponseKey): string => addressOf(path, { query })

/** Puts a response into its query's cache. @returns the query's key */
export function putResponse(client: QueryClient, key: ResponseKey, response: unknown): QueryKey {
  const [path, query, list] = key
  if (!list) {
    client.setQueryData(key, response)
    return key
  }
  const { limit: _, ...by } = query ?? {}
  const pages = [path, ...(Object.keys(by).length > 0 ? [by] : []), list]
  client.setQueryData(pages, { pages: [response], pageParams: [{}] })
  return pages
}
