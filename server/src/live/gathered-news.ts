import { setTimeout as sleep } from 'node:timers/promises'

/** Gathers events and their recipients for a while, so that a write doesn't cost a message of its own. */
export class GatheredNews {
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
