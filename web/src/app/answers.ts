import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { addressOf } from '../lib/api.ts'

/** What a page asks for, as its query names it; of a list in pages the first, with its size beside what else it is asked by. */
export type AnswerKey = readonly [path: string, query?: Record<string, unknown>, list?: 'pages']

/** The first page of a list, as it is asked for with a page of the app. */
export const firstPage = ({ queryKey }: { queryKey: QueryKey }, limit: number): { queryKey: QueryKey } => {
  const [path, ...by] = queryKey.slice(0, -1)
  return { queryKey: [path, { ...(by[0] as object | undefined), limit }, 'pages'] }
}

export const addressOfKey = ([path, query]: AnswerKey): string => addressOf(path, { query })

/** Puts an answer where its query looks for it. @returns the key of that query */
export function putAnswer(client: QueryClient, key: AnswerKey, answer: unknown): QueryKey {
  const [path, query, list] = key
  if (!list) {
    client.setQueryData(key, answer)
    return key
  }
  const { limit: _, ...by } = query ?? {}
  const pages = [path, ...(Object.keys(by).length > 0 ? [by] : []), list]
  client.setQueryData(pages, { pages: [answer], pageParams: [{}] })
  return pages
}
