import type { DeclaredAddress } from '@pepwell/contract/declared'
import type { StoredDose } from '@pepwell/contract/doses/doses'
import { logDose } from '@pepwell/contract/doses/doses.calls'
import { peptideName } from '@pepwell/domain/plan/plan'
import type { QueryClient } from '@tanstack/react-query'
import { planQuery } from '../../features/plan/plan.api.ts'
import { type OnStored, Outbox, type Owner } from '../../lib/offline/outbox.ts'
import { recordDouble } from './double-doses.ts'

/** A dose's peptide name from the current plan, which may lose the entry before the dose is sent. */
const nameIn =
  (client: QueryClient) =>
  ({ path }: DeclaredAddress, body: object): string | undefined => {
    if (path !== logDose.path) return undefined
    const { userPeptideId } = body as { userPeptideId?: number }
    const entry = client.getQueryData(planQuery.queryKey)?.find(({ id }) => id === userPeptideId)
    return entry && peptideName(entry)
  }

/** Doses logged on two devices are pointed out once both are stored. */
const noticeIfDose: OnStored = ({ path }, stored) => {
  if (path === logDose.path) recordDouble(stored as StoredDose)
}

/** The user's outbox; each write stores its subject's name. @param onSent called after each write */
export function openOutbox(client: QueryClient, owner: Owner, onSent: () => void): Outbox {
  const onStored: OnStored = (...sent) => {
    onSent()
    noticeIfDose(...sent)
  }
  return new Outbox(client, owner, { nameOf: nameIn(client), onStored })
}
