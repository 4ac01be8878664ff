import type * as audit from '@pepwell/contract/accounts/audit'
import { listAuditLog } from '@pepwell/contract/accounts/audit.calls'
import type { CallReply } from '@pepwell/contract/call'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from './use-call.ts'

type Entry = CallReply<typeof audit.listAuditLog>[number]

/** Something that operators change, as the audit log knows it. */
export interface Changeable {
  /** 'batch', 'cost', 'peptide' and the like */
  kind: string
  id: string | number
}

/** Who changed something last, and when; undefined while that is not known, or not for the asker to know. */
export function useLastChange({ kind, id }: Changeable, wanted: boolean): Entry | undefined {
  const query = queryOf(listAuditLog, { query: { kind, objectId: String(id), limit: 1 } })
  // What was known of an earlier change is not what this is about.
  return useQuery({ ...query, enabled: wanted, gcTime: 0 }).data?.[0]
}
