import { setTimeout as sleep } from 'node:timers/promises'
import type { News } from '@pepwell/contract/live-events'
import { afterCommit } from '../database/after-commit.ts'
import type { Db } from '../database/connect.ts'
import type { Bus } from './bus.ts'
import { PEOPLE } from './topics.ts'

/** News of so long go together: they cost a message of the bus at a time, not one a write. */
const GATHERED_MS = 10

/** So many ids fit into one message of the bus. */
const IDS_AT_ONCE = 100

/** Stands for everybody's id. */
export const EVERYONE = '*'

/** Stands for the ids of all operators. */
export const OPERATORS = '*operators'

/** Tells people's open pages, in every process, that something is new. */
export class People {
  private readonly db: Db
  private readonly bus: Bus
  /** whom to tell, by what */
  private readonly waiting = new Map<string, Set<string>>()
  private isGathering = false
  private sentAt = Number.NEGATIVE_INFINITY
  private sending: Promise<void> = Promise.resolve()

  constructor({ db, bus }: { db: Db; bus: Bus }) {
    this.db = db
    this.bus = bus
  }

  /** Tells them once the transaction is committed, and not at all when it is rolled back. */
  publish(within: Db, userIds: readonly string[], news: News): Promise<void> {
    return afterCommit(within, () => this.gather(userIds, news))
  }

  /** Tells everybody who is signed in, as {@link publish} does. */
  publishToEveryone(within: Db, news: News): Promise<void> {
    return this.publish(within, [EVERYONE], news)
  }

  /** Tells somebody's other pages what a call of theirs changed. */
  publishToOwnPages(
    within: Db,
    userId: string,
    { invalidatesTags: changes }: { invalidatesTags: readonly string[] },
  ): Promise<void> {
    return this.publish(within, [userId], { type: 'changed', changes })
  }

  /** Tells operators' pages what one of them changed; of members nobody hears it. */
  publishToOperators({ invalidatesTags: changes }: { invalidatesTags: readonly string[] }): Promise<void> {
    return this.publish(this.db, [OPERATORS], { type: 'changed', changes })
  }

  /**
   * What people are told, in whatever process that was said; {@link EVERYONE} and {@link OPERATORS} stand for many. It comes
   * as their pages get it: nobody reads and writes it anew for each of them.
   */
  subscribe(heard: (userId: string, news: string) => void): void {
    this.bus.subscribe(PEOPLE, (body) => {
      const [userIds = '', news = ''] = body.split('\n')
      for (const userId of userIds.split(' ')) heard(userId, news)
    })
  }

  /** When everything that was said is on its way. */
  async flushed(): Promise<void> {
    await this.sending
  }

  private gather(userIds: readonly string[], news: News): void {
    const text = JSON.stringify(news)
    const told = this.waiting.get(text) ?? new Set()
    for (const userId of userIds) told.add(userId)
    this.waiting.set(text, told)
    if (this.isGathering) return
    this.isGathering = true
    const before = this.sending
    // Where nothing was said for a moment, what is said now need not wait for more.
    const wait = Math.max(0, this.sentAt + GATHERED_MS - performance.now())
    this.sending = sleep(wait).then(async () => {
      await this.send()
      await before
    })
  }

  private async send(): Promise<void> {
    const all = [...this.waiting].map(([news, userIds]) => ({ news, ids: [...userIds] }))
    this.waiting.clear()
    this.isGathering = false
    this.sentAt = performance.now()
    for (const { news, ids } of all)
      for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
        const body = `${ids.slice(at, at + IDS_AT_ONCE).join(' ')}\n${news}`
        // What the database does not take is made up for: when it is back, everybody looks again.
        await this.bus.publish(this.db, PEOPLE, body).catch(() => {})
      }
  }
}
