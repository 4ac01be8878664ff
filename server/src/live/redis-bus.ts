import { afterCommit } from '../database/after-commit.ts'
import type { Db } from '../database/connect.ts'
import type { Bus } from './bus.ts'
import type { RedisClient } from './redis-client.ts'

const CHANNEL = 'pepwell'

/** Sent if a process failed to publish: everyone may have missed something. */
const GAP = '!'

/**
 * A bus over Redis. A hint is sent after its transaction commits, and lost if the process dies in between. If Redis
 * refuses one, everyone is notified of the gap once it is back.
 */
export class RedisBus implements Bus {
  listening = false
  private owesGap = false
  private readonly publisher: RedisClient
  private readonly subscriber: RedisClient
  private readonly subscribers = new Map<string, ((body: string) => void)[]>()
  private readonly gaps: (() => void)[] = []

  /** @param subscriber a dedicated connection: one that listens can do nothing else */
  constructor(publisher: RedisClient, subscriber: RedisClient) {
    this.publisher = publisher
    this.subscriber = subscriber
    publisher.on('ready', () => this.owesGap && this.send(GAP))
    subscriber.on('message', (_channel: string, message: string) => this.receive(message))
    subscriber.on('close', () => this.lost())
    // Fails if the connection breaks again; the next one listens then.
    subscriber.on('ready', () => this.listen().catch(() => {}))
  }

  publish(within: Db, topic: string, body: string): Promise<void> {
    return afterCommit(within, () => this.send(`${topic} ${body}`))
  }

  subscribe(topic: string, listener: (body: string) => void): void {
    this.subscribers.set(topic, [...(this.subscribers.get(topic) ?? []), listener])
  }

  onGap(missed: () => void): void {
    this.gaps.push(missed)
  }

  async listen(): Promise<void> {
    await this.subscriber.subscribe(CHANNEL)
    this.listening = true
    this.publishGap()
  }

  async close(): Promise<void> {
    this.listening = false
    this.gaps.length = 0
    this.subscriber.disconnect()
  }

  private send(message: string): void {
    if (message === GAP) this.owesGap = false
    this.publisher.publish(CHANNEL, message).then(
      // Not every refusal breaks the connection: the next accepted message shows that Redis is back.
      () => {
        if (this.owesGap) this.send(GAP)
      },
      () => {
        this.owesGap = true
      },
    )
  }

  private receive(message: string): void {
    if (message === GAP) this.publishGap()
    const [topic = ''] = message.split(' ', 1)
    for (const listener of this.subscribers.get(topic) ?? []) listener(message.slice(topic.length + 1))
  }

  private lost(): void {
    if (!this.listening) return
    this.listening = false
    this.publishGap()
  }

  private publishGap(): void {
    for (const missed of this.gaps) missed()
  }
}
