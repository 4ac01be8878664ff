import type { DeclaredAddress } from '@pepwell/contract/declared'
import type { StoredDose } from '@pepwell/contract/doses/doses'
import { logDose } from '@pepwell/contract/doses/doses.calls'
import { peptideName } from '@pepwell/domain/plan/plan'
import type { QueryClient } from '@tanstack/react-query'
import { planQuery } from '../../features/plan/plan.api.ts'
import { type OnStored, Outbox, type Owner } from '../../lib/offline/outbox.ts'
import { noticeDouble } from './doubles.ts'

/** What a dose is of, by the plan as it is now: once that entry is gone, nobody else can tell. */
const nameIn =
  (client: QueryClient) =>
  ({ path }: DeclaredAddress, body: object): string | undefined => {
    if (path !== logDose.path) return undefined
    const { userPeptideId } = body as { userPeptideId?: number }
    const entry = client.getQueryData(planQuery.queryKey)?.find(({ id }) => id === userPeptideId)
    return entry && peptideName(entry)
  }

/** What was logged on two devices, one of them without a line, is pointed out once it is all there. */
const noticeIfDose: OnStored = ({ path }, stored) => {
  if (path === logDose.path) noticeDouble(stored as StoredDose)
}

/** Where somebody's writes wait, each with the name of what it is about. @param onSent told of each that was sent */
export function openOutbox(client: QueryClient, owner: Owner, onSent: () => void): Outbox {
  const onStored: OnStored = (...sent) => {
    onSent()
    noticeIfDose(...sent)
  }
  return new Outbox(client, owner, { nameOf: nameIn(client), onStored })
}
