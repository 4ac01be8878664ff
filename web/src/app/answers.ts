import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { addressOf } from '../lib/api.ts'

/** What a page asks for, as its query names it; of a list in pages the first, by its size. */
export type AnswerKey = readonly [path: string, query?: Record<string, unknown>, list?: 'pages']

/** The first page of a list, as it is asked for with a page of the app. */
export const firstPage = ({ queryKey }: { queryKey: QueryKey }, limit: number): { queryKey: QueryKey } => ({
  queryKey: [queryKey[0], { limit }, 'pages'],
})

export const addressOfKey = ([path, query]: AnswerKey): string => addressOf(path, { query })

/** Puts an answer where its query looks for it. @returns the key of that query */
export function putAnswer(client: QueryClient, key: AnswerKey, answer: unknown): QueryKey {
  const [path, , list] = key
  if (!list) {
    client.setQueryData(key, answer)
    return key
  }
  const pages = [path, list]
  client.setQueryData(pages, { pages: [answer], pageParams: [{}] })
  return pages
}
