import type { Address } from '@pepwell/contract/call'
import type { ErrorCode } from '@pepwell/contract/errors'
import { useMemo, useSyncExternalStore } from 'react'

/** Something that was written and is not known to be stored. */
export interface Waiting {
  /** where it stands in the order in which it was written */
  place: number
  /** the path that it goes to */
  path: string
  /** with the id under which it is stored once however often it is sent */
  body: Readonly<Record<string, unknown>> & { clientId: string }
  /** the name of what it is about, as it was when it was written, where the body says an id alone */
  name?: string
  /** it may have arrived, though no answer did */
  mayHaveArrived: boolean
  /** why the server refused it: it waits for the person to decide */
  problem?: string
  /** which refusal that was */
  code?: ErrorCode
}

/** What can be done with what waits, each by its place. */
interface Acts {
  /** says something else in place of what was written, or takes it back; not what may have arrived as it was */
  change: (place: number, said: Record<string, unknown> | undefined) => Promise<void>
  /** gives up what was refused */
  discard: (place: number) => Promise<void>
  /** sends what was refused once more, with what is said now */
  again: (place: number, said: Record<string, unknown>) => Promise<void>
}

let acts: Acts | undefined

/** Who does it. */
export const actWith = (next: Acts | undefined): void => {
  acts = next
}

/** See {@link Acts}. Something waits only where somebody acts on it. */
export const onWaiting = (): Acts | undefined => acts

/** What waits, in its order, and whether the last of it has just been sent. */
interface Outbox {
  writes: readonly Waiting[]
  isSent: boolean
}

let outbox: Outbox = { writes: [], isSent: false }
const listeners = new Set<() => void>()

export const currentWrites = (): readonly Waiting[] => outbox.writes

const isEmpty = (writes: readonly Waiting[]): boolean => writes.length === 0

/** Shows how it stands now; that still nothing waits is no news. */
export function showOutbox(next: Partial<Outbox>): void {
  const isNews = next.isSent !== undefined || !next.writes || !isEmpty(next.writes) || !isEmpty(outbox.writes)
  if (!isNews) return
  outbox = { ...outbox, ...next }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const current = (): Outbox => outbox

/** What waits to be sent, of everything. */
export const useOutbox = (): Outbox => useSyncExternalStore(subscribe, current, current)

const none: readonly Waiting[] = []

/** What waits to be sent to one call, in its order. */
export function useWaiting({ path }: Pick<Address, 'path'>): readonly Waiting[] {
  const { writes } = useOutbox()
  return useMemo(() => {
    const own = writes.filter((write) => write.path === path)
    return isEmpty(own) ? none : own
  }, [writes, path])
}

/** What is said of each. */
export const waitingText = (): string =>
  window.matchMedia('(pointer: coarse)').matches
    ? 'Waiting, kept on this phone'
    : 'Waiting, kept on this device'
