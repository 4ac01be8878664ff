import { sql } from 'kysely'
import pg from 'pg'
import type { Connection, Db } from '../database/connect.ts'
import { dropConnection } from '../database/pool.ts'

/**
 * Tells every process that something changed. It transports hints ("refetch"), never the only copy of data.
 */
export interface Bus {
  /** Sends when the transaction commits; never if it rolls back. */
  publish(within: Db, topic: string, body: string): Promise<void>
  subscribe(topic: string, listener: (body: string) => void): void
  /**
   * Calls `missed` when hints may have been lost, so that caches can be dropped. If `listening` is then true, hints
   * arrive again.
   */
  onGap(missed: () => void): void
  /** whether hints arrive now */
  readonly listening: boolean
  close(): Promise<void>
}

const CHANNEL = 'pepwell'
const RECONNECT_MS = 500

/** A database that doesn't answer within this time is down, whatever the connection says. */
const TIMEOUT_MS = 5_000

/** An idle connection may be dead without a notice. */
const POLL_MS = 10_000

/** Publishes over PostgreSQL, even if hints for people use another carrier. */
export async function notify(within: Db, topic: string, body: string): Promise<void> {
  await sql`SELECT pg_notify(${CHANNEL}, ${`${topic} ${body}`})`.execute(within)
}

/** A bus over PostgreSQL's NOTIFY on its own connection, which reconnects. */
class PostgresBus implements Bus {
  listening = false
  private readonly connection: Connection
  private readonly subscribers = new Map<string, ((body: string) => void)[]>()
  private readonly gaps: (() => void)[] = []
  private client: pg.Client | undefined
  private look: NodeJS.Timeout | undefined
  private retry: NodeJS.Timeout | undefined
  private closed = false

  constructor(connection: Connection) {
    this.connection = connection
  }

  publish(within: Db, topic: string, body: string): Promise<void> {
    return notify(within, topic, body)
  }

  subscribe(topic: string, listener: (body: string) => void): void {
    this.subscribers.set(topic, [...(this.subscribers.get(topic) ?? []), listener])
  }

  onGap(missed: () => void): void {
    this.gaps.push(missed)
  }

  async listen(): Promise<void> {
    const client = new pg.Client({
      ...this.connection,
      application_name: 'pepwell bus',
      keepAlive: true,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    })
    this.client = client
    client.on('notification', ({ payload = '' }) => this.receive(payload))
    client.on('error', () => this.lost(client))
    client.on('end', () => this.lost(client))
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
    } catch (error) {
      dropConnection(client)
      throw error
    }
    // The connection was lost again, or the bus closed, meanwhile.
    if (this.client !== client) return
    this.listening = true
    clearInterval(this.look)
    this.look = setInterval(() => client.query('SELECT 1').catch(() => this.lost(client)), POLL_MS)
    this.look.unref()
    for (const missed of this.gaps) missed()
  }

  async close(): Promise<void> {
    this.closed = true
    this.listening = false
    clearTimeout(this.retry)
    clearInterval(this.look)
    if (this.client) dropConnection(this.client)
  }

  private receive(payload: string): void {
    const [topic = ''] = payload.split(' ', 1)
    for (const listener of this.subscribers.get(topic) ?? []) listener(payload.slice(topic.length + 1))
  }

  private lost(client: pg.Client): void {
    if (this.client !== client || this.closed) return
    clearInterval(this.look)
    this.client = undefined
    this.listening = false
    for (const missed of this.gaps) missed()
    dropConnection(client)
    this.tryAgain()
  }

  private tryAgain(): void {
    // A connection that breaks while it starts to listen reports it twice.
    clearTimeout(this.retry)
    this.retry = setTimeout(() => {
      this.listen().catch(() => {
        this.client = undefined
        if (!this.closed) this.tryAgain()
      })
    }, RECONNECT_MS)
  }
}

/** Connects and listens. */
export async function postgresBus(connection: Connection): Promise<Bus> {
  const bus = new PostgresBus(connection)
  await bus.listen()
  return bus
}
