import type { WebSocket } from '@fastify/websocket'
import { closeCodes, type LiveEvent } from '@pepwell/contract/live-events'
import type { SessionStore } from '../http/session.ts'

/** A browser's open socket. */
export interface LiveConnection {
  socket: WebSocket
  userId: string
  /** whether it belongs to an operator, while they are one */
  isOperator: boolean
  /** of the session that opened it */
  token: string
  /** whether the browser named the right user; it gets nothing before */
  isAnswered: boolean
}

/** A browser that leaves more unread is gone or malicious. */
const MAX_UNSENT_BYTES = 64 * 1024

/** When everyone must refetch, this many groups do so one at a time. */
const GROUPS = 50
const GROUP_MS = 100

const LOOK_AGAIN = JSON.stringify({ type: 'look_again' } satisfies LiveEvent)

/** The open sockets of this process, by person. */
export class LiveConnections {
  private readonly byUser = new Map<string, Set<LiveConnection>>()
  private readonly sessions: SessionStore

  constructor(sessions: SessionStore) {
    this.sessions = sessions
    sessions.onChange((userId) => {
      for (const connection of this.of(userId)) {
        // Until it is checked whether they still are an operator.
        connection.isOperator = false
        void this.check(connection)
      }
    })
  }

  /** The connections of a person. */
  of(userId: string): LiveConnection[] {
    return [...(this.byUser.get(userId) ?? [])]
  }

  add(connection: LiveConnection): void {
    const { userId, socket } = connection
    const own = this.byUser.get(userId) ?? new Set()
    this.byUser.set(userId, own.add(connection))
    socket.on('close', () => {
      own.delete(connection)
      if (own.size === 0 && this.byUser.get(userId) === own) this.byUser.delete(userId)
    })
  }

  /** Sends to every open page of a person in this process. */
  sendToPages(userId: string, news: string): void {
    for (const connection of this.of(userId)) if (connection.isAnswered) this.send(connection, news)
  }

  /** @param event as sent */
  send({ socket }: LiveConnection, event: string): void {
    if (socket.bufferedAmount > MAX_UNSENT_BYTES) socket.terminate()
    // A closing socket gets nothing more.
    else if (socket.readyState === socket.OPEN) socket.send(event)
  }

  /**
   * Closes a connection whose session ended, and updates who owns it.
   * @returns whether it stays open
   */
  async check(connection: LiveConnection): Promise<boolean> {
    const { socket, token } = connection
    try {
      const session = await this.sessions.look(token)
      connection.isOperator = session?.user.isAdmin ?? false
      if (session) return true
      socket.close(closeCodes.signedOut, 'The session has ended')
    } catch {
      // The session can't be checked now: the browser reconnects and is checked then.
      socket.close(1012, 'Please reconnect')
    }
    return false
  }

  /** After lost hints: closes ended sessions and tells everyone else to refetch. */
  invalidateAll(): void {
    this.inGroups(async (connection) => {
      if ((await this.check(connection)) && connection.isAnswered) this.send(connection, LOOK_AGAIN)
    })
  }

  /** Sends to every open page in this process. */
  publishToEveryone(news: string): void {
    this.inGroups((connection) => {
      if (connection.isAnswered) this.send(connection, news)
    })
  }

  /** Sends to every open page of operators in this process. */
  publishToOperators(news: string): void {
    for (const own of this.byUser.values())
      for (const connection of own)
        if (connection.isAnswered && connection.isOperator) this.send(connection, news)
  }

  private inGroups(act: (connection: LiveConnection) => unknown): void {
    const all = [...this.byUser.values()].flatMap((own) => [...own])
    all.forEach((connection, index) => {
      setTimeout(() => act(connection), (index % GROUPS) * GROUP_MS).unref()
    })
  }
}
