import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { Member } from './factories.ts'

/** A message that a server acknowledged or delivered. */
export interface Known {
  id: number
  seq: number
  message: string
}

interface Event {
  type: string
  chatRoomId?: number
}

const any = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item

/** A chat page: it reconnects, fetches what it missed, and sends until acknowledged. */
export class ChatClient {
  readonly member: Member
  /** received messages by room, in order */
  readonly received = new Map<number, Known[]>()
  /** acknowledged messages by room */
  readonly sent = new Map<number, Known[]>()
  /** rooms named in hints */
  readonly notifiedRooms = new Set<number>()
  /** errors that must never happen */
  readonly faults: string[] = []
  private readonly addresses: readonly string[]
  private readonly rooms: readonly number[]
  private socket: WebSocket | undefined
  private closed = false
  private readonly syncing = new Map<number, Promise<void>>()

  constructor(member: Member, addresses: readonly string[], rooms: readonly number[]) {
    this.member = member
    this.addresses = addresses
    this.rooms = rooms
    for (const room of rooms) {
      this.received.set(room, [])
      this.sent.set(room, [])
    }
  }

  /** Connects to any server that accepts it. */
  open(): void {
    if (this.closed) return
    const { cookie, id } = this.member
    const socket = new WebSocket(`${any(this.addresses).replace('http', 'ws')}/ws`, { headers: { cookie } })
    this.socket = socket
    socket.on('open', () => socket.send(JSON.stringify({ type: 'authenticate', userId: id })))
    socket.on('message', (data) => this.receive(JSON.parse(data.toString())))
    // The server is down or refuses.
    socket.on('error', () => {})
    socket.on('close', () => setTimeout(() => this.open(), 50 + Math.random() * 200))
  }

  close(): void {
    this.closed = true
    this.socket?.terminate()
  }

  private receive({ type, chatRoomId }: Event): void {
    if (type === 'new_message' && chatRoomId !== undefined) {
      this.notifiedRooms.add(chatRoomId)
      if (this.rooms.includes(chatRoomId)) void this.ask(chatRoomId)
    }
    if (type === 'authenticated' || type === 'look_again') void this.askAll()
  }

  /** Fetches missed messages of every room. */
  askAll(): Promise<unknown> {
    return Promise.all(this.rooms.map((room) => this.ask(room)))
  }

  /** Fetches missed messages of a room, after a running fetch. */
  private ask(room: number): Promise<void> {
    const asking = (this.syncing.get(room) ?? Promise.resolve()).then(() => this.fetchMissed(room))
    this.syncing.set(room, asking)
    return asking
  }

  private async fetchMissed(room: number): Promise<void> {
    const received = this.received.get(room) ?? []
    for (;;) {
      const after = received.at(-1)?.seq ?? 0
      const page: Known[] = await this.call('GET', `/api/social/chat-rooms/${room}/messages?after=${after}`)
      for (const { id, seq, message } of page) {
        if (seq !== (received.at(-1)?.seq ?? 0) + 1)
          this.faults.push(`${seq} came after ${received.at(-1)?.seq}`)
        received.push({ id, seq, message })
      }
      if (page.length < 50) return
    }
  }

  /** Sends a message to a room, retrying until it succeeds. */
  async send(): Promise<void> {
    const room = any(this.rooms)
    const clientId = randomUUID()
    const body = { message: `${this.member.id} ${clientId}`, messageType: 'text', clientId }
    const { id, seq, message } = await this.call('POST', `/api/social/chat-rooms/${room}/messages`, body)
    this.sent.get(room)?.push({ id, seq, message })
  }

  /** Marks some room as read up to what arrived. */
  async read(): Promise<void> {
    const room = any(this.rooms)
    const seq = this.received.get(room)?.at(-1)?.seq ?? 0
    await this.call('PATCH', `/api/social/chat-rooms/${room}/read`, { seq })
  }

  /** Calls until some server answers. */
  // biome-ignore lint/suspicious/noExplicitAny: replies of every shape
  async call(method: string, path: string, body?: object): Promise<any> {
    for (;;) {
      const response = await this.attempt(method, path, body).catch(() => undefined)
      if (response?.ok) return response.reply
      if (response && response.status < 500 && response.status !== 429) {
        this.faults.push(`${method} ${path}: ${response.status} ${JSON.stringify(response.reply)}`)
        throw new Error(this.faults.at(-1))
      }
      await sleep(100 + Math.random() * 400)
    }
  }

  private async attempt(method: string, path: string, body?: object) {
    const headers = { cookie: this.member.cookie, ...(body && { 'content-type': 'application/json' }) }
    const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const response = await fetch(`${any(this.addresses)}${path}`, sent)
    return { ok: response.ok, status: response.status, reply: await response.json() }
  }
}
