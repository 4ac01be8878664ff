import { setTimeout as sleep } from 'node:timers/promises'
import type { News } from '@pepwell/contract/live-events'
import { afterCommit } from '../database/after-commit.ts'
import type { Db } from '../database/connect.ts'
import type { Bus } from './bus.ts'
import { PEOPLE } from './topics.ts'

/** Gathers events and their recipients for a while, so that a write doesn't cost a message of its own. */
class GatheredNews {
  private readonly milliseconds: number
  private readonly send: (news: string, userIds: string[]) => Promise<void>
  /** recipients by event */
  private readonly waiting = new Map<string, Set<string>>()
  private isGathering = false
  private sentAt = Number.NEGATIVE_INFINITY
  private sending: Promise<void> = Promise.resolve()

  constructor(milliseconds: number, send: (news: string, userIds: string[]) => Promise<void>) {
    this.milliseconds = milliseconds
    this.send = send
  }

  add(userIds: readonly string[], news: string): void {
    const recipients = this.waiting.get(news) ?? new Set()
    for (const userId of userIds) recipients.add(userId)
    this.waiting.set(news, recipients)
    if (this.isGathering) return
    this.isGathering = true
    const before = this.sending
    // After a quiet moment, an event need not wait for others.
    const wait = Math.max(0, this.sentAt + this.milliseconds - performance.now())
    this.sending = sleep(wait).then(async () => {
      await this.sendAll()
      await before
    })
  }

  /** Resolves when every event is on its way. */
  async flushed(): Promise<void> {
    await this.sending
  }

  private async sendAll(): Promise<void> {
    const all = [...this.waiting]
    this.waiting.clear()
    this.isGathering = false
    this.sentAt = performance.now()
    for (const [news, userIds] of all) await this.send(news, [...userIds])
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    people: People
  }
}

/** Events within this time are sent together, so writes don't cost a message each. */
const GATHERED_MS = 10

/** The same for a person's other open pages, which nobody watches while typing in one of them. */
const OWN_PAGES_MS = 50

/** Ids per message of the bus. */
const IDS_AT_ONCE = 100

/** Stands for everyone's id. */
export const EVERYONE = '*'

/** Stands for the ids of all operators. */
export const OPERATORS = '*operators'

/** Tells people's open pages, in every process, that something changed. */
export class People {
  private readonly db: Db
  private readonly bus: Bus
  private readonly soon = new GatheredNews(GATHERED_MS, (news, userIds) => this.send(news, userIds))
  private readonly ownPages = new GatheredNews(OWN_PAGES_MS, (news, userIds) => this.send(news, userIds))
  /** 'changed' events as text, by their tags */
  private readonly changes = new WeakMap<readonly string[], string>()

  constructor({ db, bus }: { db: Db; bus: Bus }) {
    this.db = db
    this.bus = bus
  }

  /** Sends to these people when the transaction commits; never if it rolls back. */
  publish(within: Db, userIds: readonly string[], news: News): Promise<void> {
    return afterCommit(within, () => this.soon.add(userIds, JSON.stringify(news)))
  }

  /** As {@link publish}, for everyone who is signed in. */
  publishToEveryone(within: Db, news: News): Promise<void> {
    return this.publish(within, [EVERYONE], news)
  }

  /** Tells the caller's other pages what a call changed. */
  publishToOwnPages(
    within: Db,
    userId: string,
    { invalidatesTags: changes }: { invalidatesTags: readonly string[] },
  ): Promise<void> {
    return afterCommit(within, () => this.ownPages.add([userId], this.textOf(changes)))
  }

  /** Tells operators' pages, and no others, what one of them changed. */
  publishToOperators({ invalidatesTags: changes }: { invalidatesTags: readonly string[] }): Promise<void> {
    return this.publish(this.db, [OPERATORS], { type: 'changed', changes })
  }

  /**
   * Subscribes to events from any process; {@link EVERYONE} and {@link OPERATORS} stand for many. The event is
   * serialized once for all pages.
   */
  subscribe(listener: (userId: string, news: string) => void): void {
    this.bus.subscribe(PEOPLE, (body) => {
      const [userIds = '', news = ''] = body.split('\n')
      for (const userId of userIds.split(' ')) listener(userId, news)
    })
  }

  /** Resolves when every event is on its way. */
  async flushed(): Promise<void> {
    await Promise.all([this.soon.flushed(), this.ownPages.flushed()])
  }

  private textOf(changes: readonly string[]): string {
    const known = this.changes.get(changes)
    if (known) return known
    const text = JSON.stringify({ type: 'changed', changes } satisfies News)
    this.changes.set(changes, text)
    return text
  }

  private async send(news: string, userIds: string[]): Promise<void> {
    for (let index = 0; index < userIds.length; index += IDS_AT_ONCE) {
      const body = `${userIds.slice(index, index + IDS_AT_ONCE).join(' ')}\n${news}`
      // If the database doesn't accept it, everyone refetches once it is back.
      await this.bus.publish(this.db, PEOPLE, body).catch(() => {})
    }
  }
}
