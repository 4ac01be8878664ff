import type { Address } from '@pepwell/contract/call'
import type { ErrorCode } from '@pepwell/contract/errors'
import { useMemo } from 'react'
import { createStore } from '../store.ts'
import { useStore } from '../use-store.ts'

/** A write that may not be stored yet. */
export interface PendingWrite {
  /** its key, ascending in the order of writing */
  place: number
  /** path of its call */
  path: string
  /** with the client id that makes resending idempotent */
  body: Readonly<Record<string, unknown>> & { clientId: string }
  /** display name of its subject at the time of writing, if the body only has an id */
  name?: string
  /** it may have reached the server, though no response came */
  mayHaveArrived: boolean
  /** why the server refused it: the user has to decide */
  problem?: string
  /** code of that refusal */
  code?: ErrorCode
}

/** Actions on pending writes, by key. */
interface OutboxActions {
  /** replaces a write, or withdraws it; not one that may have arrived */
  change: (place: number, said: Record<string, unknown> | undefined) => Promise<void>
  /** discards a refused write */
  discard: (place: number) => Promise<void>
  /** resends a refused write with this body */
  again: (place: number, said: Record<string, unknown>) => Promise<void>
}

let actions: OutboxActions | undefined

/** Registers the outbox that performs the actions. */
export const setOutboxActions = (next: OutboxActions | undefined): void => {
  actions = next
}

/** The outbox's actions; undefined until an outbox has registered. */
export const outboxActions = (): OutboxActions | undefined => actions

/** The pending writes in order, and whether the last of them has just been sent. */
interface Outbox {
  writes: readonly PendingWrite[]
  isSent: boolean
}

const outbox = createStore<Outbox>({ writes: [], isSent: false })

export const currentWrites = (): readonly PendingWrite[] => outbox.get().writes

const isEmpty = (writes: readonly PendingWrite[]): boolean => writes.length === 0

/** Publishes the outbox's state. An empty outbox that stays empty notifies no one. */
export function showOutbox(next: Partial<Outbox>): void {
  const isNews =
    next.isSent !== undefined || !next.writes || !isEmpty(next.writes) || !isEmpty(currentWrites())
  if (isNews) outbox.set({ ...outbox.get(), ...next })
}

/** All pending writes. */
export const useOutbox = (): Outbox => useStore(outbox)

const none: readonly PendingWrite[] = []

/** The pending writes of one call, in order. */
export function usePendingWrites({ path }: Pick<Address, 'path'>): readonly PendingWrite[] {
  const { writes } = useOutbox()
  return useMemo(() => {
    const own = writes.filter((write) => write.path === path)
    return isEmpty(own) ? none : own
  }, [writes, path])
}

/** Label of a queued write. */
export const queuedText = (): string =>
  window.matchMedia('(pointer: coarse)').matches
    ? 'Waiting to send, saved on this phone'
    : 'Waiting to send, saved on this device'
