import { currentUser } from '@pepwell/contract/accounts/accounts.calls'
import type { DeclaredAddress } from '@pepwell/contract/declared'
import { logDose } from '@pepwell/contract/doses/doses.calls'
import { logLabResult } from '@pepwell/contract/labs/labs.calls'
import { logMeasurement } from '@pepwell/contract/measurements/measurements.calls'
import { logFood } from '@pepwell/contract/nutrition/nutrition.calls'
import { logWater } from '@pepwell/contract/nutrition/water.calls'
import { logSideEffect } from '@pepwell/contract/side-effects/side-effects.calls'
import { logSupplement } from '@pepwell/contract/vitamins/supplements.calls'
import { logWeight } from '@pepwell/contract/weight/weight.calls'
import { dayOf } from '@pepwell/domain/time/calendar'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError, api, isNetworkFailure } from '../api/api.ts'
import { newClientId } from '../api/client-id.ts'
import { invalidateTags } from '../api/invalidate-tags.ts'
import { serverNow } from '../time/clock.ts'
import { currentConnectivity, onConnectivityChange } from './connectivity.ts'
import {
  currentWrites,
  outboxActions,
  type PendingWrite,
  setOutboxActions,
  showOutbox,
} from './pending-writes.ts'
import { isOffline } from './probe-server.ts'
import { addWrite, changeWrite, writesOf } from './write-store.ts'

/** The owner of the outbox and their time zone. */
export interface Owner {
  id: string
  timeZone: string
}

/** The subject of a write whose body only has an id. */
type NameOf = (call: DeclaredAddress, body: object) => string | undefined

/** Called after a write was sent, with the server's reply. */
export type OnStored = (call: DeclaredAddress, reply: unknown) => void

interface Knowing {
  nameOf?: NameOf
  onStored?: OnStored
}

/** The lock under which one page at a time sends. */
const LOCK = 'pepwell-writes'
/** The channel on which pages announce changes. */
const CHANNEL = 'pepwell-writes'
/** How long 'sent' stays visible. */
const SENT_MS = 2000
/** The server may be back unnoticed. */
const RETRY_MS = 15_000

const calls: readonly DeclaredAddress[] = [
  logDose,
  logWeight,
  logFood,
  logSupplement,
  logWater,
  logSideEffect,
  logMeasurement,
  logLabResult,
]

const callAt = (path: string) => calls.find((call) => call.path === path)

const channel = (): BroadcastChannel | undefined =>
  'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined

/** A refused write would be refused again; other failures may pass. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.code !== undefined &&
  error.status < 500 &&
  ![401, 408, 429].includes(error.status)

/** Writes that can be sent unchanged. */
const toSend = (writes: readonly PendingWrite[]) => writes.filter(({ problem }) => problem === undefined)

/** Writes made while offline, queued in order and sent once online. */
export class Outbox {
  private readonly client: QueryClient
  private readonly owner: Owner
  private readonly nameOf: NameOf
  private readonly onStored: OnStored
  private readonly others = channel()
  private sending: Promise<void> | undefined
  private sentTimer: ReturnType<typeof setTimeout> | undefined
  private readonly retry: ReturnType<typeof setInterval>
  private readonly stopListening: () => void
  private isClosed = false

  constructor(
    client: QueryClient,
    owner: Owner,
    { nameOf = () => undefined, onStored = () => {} }: Knowing = {},
  ) {
    this.client = client
    this.onStored = onStored
    this.owner = owner
    this.nameOf = nameOf
    if (this.others) this.others.onmessage = () => void this.show()
    const sendIfAny = () =>
      void (toSend(currentWrites()).length > 0 && !currentConnectivity().isOffline && this.send())
    this.retry = setInterval(sendIfAny, RETRY_MS)
    this.stopListening = onConnectivityChange(sendIfAny)
  }

  /** Queues a write, if the browser has storage. */
  keep = async (call: DeclaredAddress, body: object, mayHaveArrived: boolean): Promise<boolean> => {
    if (!call.offlineDateField) return false
    const now = serverNow()
    const moment = call.offlineDateField.endsWith('At')
      ? new Date(now).toISOString()
      : dayOf(now, this.owner.timeZone)
    const dated = {
      ...body,
      [call.offlineDateField]: (body as Record<string, unknown>)[call.offlineDateField] ?? moment,
    }
    try {
      await addWrite(this.owner.id, {
        path: call.path,
        body: dated as unknown as PendingWrite['body'],
        name: this.nameOf(call, body),
        mayHaveArrived,
      })
    } catch {
      return false
    }
    await this.changed()
    if (mayHaveArrived) void this.sendIfLine()
    return true
  }

  /** Replaces or withdraws a write, unless it may have arrived already. */
  change = async (index: number, said: Record<string, unknown> | undefined): Promise<void> => {
    await changeWrite(index, (write) => {
      if (write.mayHaveArrived) return write
      return said && { ...write, body: { ...write.body, ...said } }
    })
    await this.changed()
  }

  /** Discards a refused write. */
  discard = async (index: number): Promise<void> => {
    await changeWrite(index, () => undefined)
    await this.changed()
  }

  /** Resends a refused write with a new body and id. */
  again = async (index: number, said: Record<string, unknown>): Promise<void> => {
    await changeWrite(index, (write) => ({
      ...write,
      problem: undefined,
      code: undefined,
      body: { ...write.body, ...said, clientId: newClientId() },
    }))
    await this.changed()
    await this.send()
  }

  /** Sends queued writes one by one, and only once, however many pages are open. */
  send = (): Promise<void> => {
    this.sending ??= this.sendInTurn().finally(() => {
      this.sending = undefined
    })
    return this.sending
  }

  /** Publishes the queue. */
  show = async (): Promise<void> => {
    const writes = await writesOf(this.owner.id).catch(() => [])
    if (!this.isClosed) showOutbox({ writes })
  }

  /** Publishes and sends what was queued when the page started. */
  begin = async (): Promise<void> => {
    if (this.isClosed) return
    setOutboxActions(this)
    await this.show()
    if (toSend(currentWrites()).length > 0) await this.send()
  }

  close(): void {
    this.isClosed = true
    this.stopListening()
    clearInterval(this.retry)
    clearTimeout(this.sentTimer)
    this.others?.close()
    if (outboxActions() !== this) return
    setOutboxActions(undefined)
    showOutbox({ writes: [], isSent: false })
  }

  /** A missing response may just have been slow. */
  private async sendIfLine(): Promise<void> {
    if (!(await isOffline()) && !this.isClosed) await this.send()
  }

  private async changed(): Promise<void> {
    this.others?.postMessage('changed')
    await this.show()
  }

  private async sendInTurn(): Promise<void> {
    const work = () => this.sendAll().catch(() => {})
    if (navigator.locks) await navigator.locks.request(LOCK, work)
    else await work()
  }

  private async sendAll(): Promise<void> {
    let sent = 0
    for (;;) {
      const [next] = toSend(await writesOf(this.owner.id))
      if (!next) break
      // Another user may have signed in in another window: the queue isn't theirs.
      const user = await api(currentUser, undefined, { cache: 'no-store' })
      if (user.id !== this.owner.id) return
      await this.sendOne(next)
      sent += 1
    }
    if (sent > 0) this.saySent()
  }

  /** @throws temporary failures */
  private async sendOne({ place, path }: PendingWrite): Promise<void> {
    const write = await changeWrite(place, (before) => ({ ...before, mayHaveArrived: true }))
    const call = callAt(path)
    if (!write || !call) return
    let reply: unknown
    try {
      reply = await api(call, { body: write.body } as never)
    } catch (error) {
      if (isNetworkFailure(error)) await isOffline()
      if (!isRefusal(error)) throw error
      const problem = error.serverMessage ?? 'The server rejected it'
      const { code } = error
      await changeWrite(place, (before) => ({ ...before, problem, code, mayHaveArrived: false }))
      return this.changed()
    }
    await changeWrite(place, () => undefined)
    this.others?.postMessage('changed')
    this.onStored(call, reply)
    // It counts as queued until it is shown as stored.
    void invalidateTags(this.client, call.invalidatesTags).finally(this.show)
  }

  private saySent(): void {
    clearTimeout(this.sentTimer)
    showOutbox({ isSent: true })
    this.sentTimer = setTimeout(() => showOutbox({ isSent: false }), SENT_MS)
  }
}
