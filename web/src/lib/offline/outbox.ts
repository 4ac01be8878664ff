import { currentUser } from '@pepwell/contract/accounts/accounts.calls'
import type { DeclaredAddress } from '@pepwell/contract/call'
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

/** Whose outbox it is, and where their day is. */
export interface Owner {
  id: string
  timeZone: string
}

/** What a write is about, where its body says an id alone. */
type NameOf = (call: DeclaredAddress, body: object) => string | undefined

/** Told of what was sent, with what the server answered. */
export type OnStored = (call: DeclaredAddress, reply: unknown) => void

interface Knowing {
  nameOf?: NameOf
  onStored?: OnStored
}

/** By this name one page at a time sends. */
const LOCK = 'pepwell-writes'
/** By this name pages tell each other that something changed. */
const CHANNEL = 'pepwell-writes'
/** So long it is said that something was sent. */
const SENT_MS = 2000
/** The server may be back without anybody noticing. */
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

/** A refusal says that the same will be refused again; anything else may pass. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.code !== undefined &&
  error.status < 500 &&
  ![401, 408, 429].includes(error.status)

/** What may be sent as it is. */
const toSend = (writes: readonly PendingWrite[]) => writes.filter(({ problem }) => problem === undefined)

/** What somebody wrote here without a line: it waits in its order, and goes once the line is back. */
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

  /** Keeps what was to be stored, if the browser keeps anything. */
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

  /** Says something else in place of what was written, or takes it back; not what may have arrived as it was. */
  change = async (place: number, said: Record<string, unknown> | undefined): Promise<void> => {
    await changeWrite(place, (write) => {
      if (write.mayHaveArrived) return write
      return said && { ...write, body: { ...write.body, ...said } }
    })
    await this.changed()
  }

  /** What was refused is given up. */
  discard = async (place: number): Promise<void> => {
    await changeWrite(place, () => undefined)
    await this.changed()
  }

  /** What was refused goes once more, as something else: under another id. */
  again = async (place: number, said: Record<string, unknown>): Promise<void> => {
    await changeWrite(place, (write) => ({
      ...write,
      problem: undefined,
      code: undefined,
      body: { ...write.body, ...said, clientId: newClientId() },
    }))
    await this.changed()
    await this.send()
  }

  /** Sends what waits, one after the other; once, however many pages are open. */
  send = (): Promise<void> => {
    this.sending ??= this.sendInTurn().finally(() => {
      this.sending = undefined
    })
    return this.sending
  }

  /** Shows what waits. */
  show = async (): Promise<void> => {
    const writes = await writesOf(this.owner.id).catch(() => [])
    if (!this.isClosed) showOutbox({ writes })
  }

  /** Shows what waited when the page began, and sends it. */
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

  /** An answer that did not come may have been slow, with nothing wrong with the line. */
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
      // Somebody else may have signed in meanwhile, in another window: what waits is not theirs.
      const user = await api(currentUser, undefined, { cache: 'no-store' })
      if (user.id !== this.owner.id) return
      await this.sendOne(next)
      sent += 1
    }
    if (sent > 0) this.saySent()
  }

  /** @throws what may pass by itself */
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
      const problem = error.serverMessage ?? 'The server refused it'
      const { code } = error
      await changeWrite(place, (before) => ({ ...before, problem, code, mayHaveArrived: false }))
      return this.changed()
    }
    await changeWrite(place, () => undefined)
    this.others?.postMessage('changed')
    this.onStored(call, reply)
    // It stands there as waiting until it stands there as stored.
    void invalidateTags(this.client, call.invalidatesTags).finally(this.show)
  }

  private saySent(): void {
    clearTimeout(this.sentTimer)
    showOutbox({ isSent: true })
    this.sentTimer = setTimeout(() => showOutbox({ isSent: false }), SENT_MS)
  }
}
