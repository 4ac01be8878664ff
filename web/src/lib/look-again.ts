import type { Query, QueryClient } from '@tanstack/react-query'
import { forgetEarlyAnswers } from './early-answers.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** what a query's answer is drawn from, as its call says */
    queryMeta: { shows?: readonly string[] }
  }
}

/**
 * Fetches again what is shown and drawn from any of this; what is not shown at the moment, once it is.
 * @param changes left out for everything that can change
 */
export async function lookAgain(client: QueryClient, changes?: readonly string[]): Promise<void> {
  forgetEarlyAnswers(changes)
  const isDrawnFrom = ({ meta }: Query): boolean =>
    meta?.shows?.some((subject) => changes?.includes(subject) ?? true) ?? false
  // A first answer that is under way may have left before the news; any later one is asked for anew by itself.
  const first = new Set(
    client
      .getQueryCache()
      .findAll({ fetchStatus: 'fetching', predicate: isDrawnFrom })
      .filter(({ state }) => state.data === undefined),
  )
  await client.invalidateQueries({ predicate: isDrawnFrom })
  if (first.size > 0) await client.invalidateQueries({ predicate: (query) => first.has(query) })
}
