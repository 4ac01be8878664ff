import type * as audit from '@pepwell/contract/accounts/audit'
import { listAuditLog } from '@pepwell/contract/accounts/audit.calls'
import type { CallReply } from '@pepwell/contract/declared'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from './use-call.ts'

type Entry = CallReply<typeof audit.listAuditLog>[number]

/** An entity that operators change, as in the audit log. */
export interface Changeable {
  /** 'batch', 'cost', 'peptide' and the like */
  kind: string
  id: string | number
}

/** Who changed an entity last, and when; undefined while unknown or not permitted. */
export function useLastChange({ kind, id }: Changeable, wanted: boolean): Entry | undefined {
  const query = queryOf(listAuditLog, { query: { kind, objectId: String(id), limit: 1 } })
  // A placeholder of an earlier change would be wrong.
  return useQuery({ ...query, enabled: wanted, gcTime: 0 }).data?.[0]
}
