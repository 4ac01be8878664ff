import type { AuditEntry } from '@pepwell/contract/audit'
import { listAuditLog } from '@pepwell/contract/audit.calls'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { keyOf } from '../../lib/use-call.ts'

/** So many entries come at once. */
const PAGE = 50

/** Which entries are looked at; all without one. */
export interface HistoryFilter {
  actorId?: string
  kind?: string
  /** of the thing; only together with its kind */
  objectId?: string
}

/** What operators did, latest first, page by page. */
export const historyPages = (filter: HistoryFilter) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(listAuditLog, { query: filter }), 'pages'],
    queryFn: ({ pageParam, signal }): Promise<AuditEntry[]> =>
      api(listAuditLog, { query: { ...filter, limit: PAGE, after: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id.toString()),
    meta: { shows: listAuditLog.shows },
  })
