import type { WebSocket } from '@fastify/websocket'
import { closeCodes, type LiveEvent } from '@pepwell/contract/live-events'
import type { SessionStore } from '../http/session.ts'

/** A browser's open socket. */
export interface LiveConnection {
  socket: WebSocket
  userId: string
  /** whether it is an operator's, as long as they are one */
  isOperator: boolean
  /** of the session that opened it */
  token: string
  /** whether the browser said who it believes to be, and was right; before that it is told nothing */
  isAnswered: boolean
}

/** A browser that leaves this much unread is gone, or wants to hurt. */
const MOST_UNSENT_BYTES = 64 * 1024

/** When everybody looks again, not everybody does at once: so many groups, one after the other. */
const GROUPS = 50
const GROUP_MS = 100

const LOOK_AGAIN = JSON.stringify({ type: 'look_again' } satisfies LiveEvent)

/** The sockets that are open in this process, by person. */
export class LiveConnections {
  private readonly byUser = new Map<string, Set<LiveConnection>>()
  private readonly sessions: SessionStore

  constructor(sessions: SessionStore) {
    this.sessions = sessions
    sessions.onChange((userId) => {
      for (const connection of this.of(userId)) {
        // Until it is known whether they still are one.
        connection.isOperator = false
        void this.check(connection)
      }
    })
  }

  /** Somebody's own. */
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

  /** Sends to every page that somebody has open with this process. */
  tell(userId: string, news: string): void {
    for (const connection of this.of(userId)) if (connection.isAnswered) this.send(connection, news)
  }

  /** @param event as it travels */
  send({ socket }: LiveConnection, event: string): void {
    if (socket.bufferedAmount > MOST_UNSENT_BYTES) socket.terminate()
    // One that is closing at this moment hears nothing more.
    else if (socket.readyState === socket.OPEN) socket.send(event)
  }

  /**
   * Closes a connection whose session has ended, and looks whose it is by now.
   * @returns whether it goes on
   */
  async check(connection: LiveConnection): Promise<boolean> {
    const { socket, token } = connection
    try {
      const session = await this.sessions.look(token)
      connection.isOperator = session?.user.isAdmin ?? false
      if (session) return true
      socket.close(closeCodes.signedOut, 'The session has ended')
    } catch {
      // Nobody can say whether it has: the browser comes again and is asked anew.
      socket.close(1012, 'Please come again')
    }
    return false
  }

  /** After hints may have been lost: whose session ended goes, and everybody else looks again. */
  invalidateAll(): void {
    this.inGroups(async (connection) => {
      if ((await this.check(connection)) && connection.isAnswered) this.send(connection, LOOK_AGAIN)
    })
  }

  /** Sends to every page that is open with this process. */
  publishToEveryone(news: string): void {
    this.inGroups((connection) => {
      if (connection.isAnswered) this.send(connection, news)
    })
  }

  /** Sends to every page that an operator has open with this process. */
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
