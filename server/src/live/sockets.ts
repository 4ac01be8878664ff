import websocket from '@fastify/websocket'
import { FromBrowser } from '@pepwell/contract/live'
import { closeCodes, LIVE_PATH, type LiveEvent } from '@pepwell/contract/live-events'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sessionIdOf } from '../http/session.ts'
import { Refusal } from '../refusal.ts'
import type { Bus } from './bus.ts'
import { type LiveConnection, LiveConnections } from './connections.ts'
import { EVERYONE, OPERATORS, type People } from './person-events.ts'

/** Far more than any message of a browser needs. */
const MAX_BYTES = 4096
/** Tabs and devices of one person per process. */
const MAX_PER_PERSON = 20
/** Messages and pings that a browser may send between two of our pings; our pages send a few an hour. */
const MAX_MESSAGES = 60
/** Less than the minute after which proxies close idle connections. */
const PING_MS = 30_000
/** Pings between session checks: an expired session is noticed within an hour. */
const PINGS_PER_CHECK = 120
const AUTHENTICATED = JSON.stringify({ type: 'authenticated' } satisfies LiveEvent)
/** How long a stopping server waits for browsers to close. */
const GOODBYE_MS = 1000

async function closePolitely(this: FastifyInstance): Promise<void> {
  const { clients } = this.websocketServer
  for (const socket of clients) socket.close(1001, 'The server is stopping')
  const deadline = Date.now() + GOODBYE_MS
  while (clients.size > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20))
  for (const socket of clients) socket.terminate()
}

/** Accepts upgrades; call it before any route is registered. Only {@link liveSockets} answers them. */
export async function acceptUpgrades(app: FastifyInstance): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: MAX_BYTES },
    // ws closes protocol errors itself with the right code; others are network failures.
    errorHandler: (error, socket) => {
      if (!String((error as NodeJS.ErrnoException).code).startsWith('WS_ERR')) socket.terminate()
    },
    preClose: closePolitely,
  })
}

/** Who a browser says it is; undefined if it can't be parsed. */
function readMessage(data: { toString(): string }, isBinary: boolean): FromBrowser | undefined {
  if (isBinary) return undefined
  try {
    return FromBrowser.safeParse(JSON.parse(data.toString())).data
  } catch {
    return undefined
  }
}

/** Pings a connection, drops it if dead, and limits what it may send. */
function keepAlive(connection: LiveConnection, connections: LiveConnections): { countMessage(): boolean } {
  const { socket } = connection
  let [isAlive, messages, pings] = [true, 0, 0]
  socket.on('pong', () => {
    isAlive = true
  })
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate()
    ;[isAlive, messages] = [false, 0]
    pings += 1
    socket.ping()
    if (pings % PINGS_PER_CHECK === 0) void connections.check(connection)
  }, PING_MS)
  socket.on('close', () => clearInterval(timer))
  return {
    countMessage() {
      messages += 1
      return messages <= MAX_MESSAGES
    },
  }
}

/** Tells a browser that it sends too much, and cuts it off if it continues. */
function stop(socket: LiveConnection['socket']): void {
  if (socket.readyState === socket.OPEN) socket.close(1008, 'Too many messages')
  else socket.terminate()
}

/** Handles a connection from upgrade to end. */
function converse(connection: LiveConnection, connections: LiveConnections): void {
  const { socket, userId, token } = connection
  const sessionId = sessionIdOf(token)
  const { countMessage } = keepAlive(connection, connections)
  // Each ping is answered, which fills memory if the client doesn't read.
  socket.on('ping', () => countMessage() || stop(socket))
  socket.on('message', async (data, isBinary) => {
    if (!countMessage()) return stop(socket)
    const message = readMessage(data, isBinary)
    if (!message) return socket.close(1003, 'Unreadable message')
    if (message.userId !== userId) return socket.close(closeCodes.wrongUser, 'Someone else is signed in')
    if (message.sessionId !== undefined && message.sessionId !== sessionId)
      return socket.close(closeCodes.wrongUser, 'This is another session')
    // The session may have ended between its look-up and the subscription.
    if (!(await connections.check(connection))) return
    connection.isAnswered = true
    connections.send(connection, AUTHENTICATED)
  })
  connections.add(connection)
}

/**
 * The live connection tells open pages to refetch. The session cookie of the upgrade says who owns it. Upgrades from
 * other sites are refused like writes.
 */
export function liveSockets(app: FastifyInstance, { bus, people }: { bus: Bus; people: People }): void {
  const connections = new LiveConnections(app.sessions)
  people.subscribe((userId, news) => {
    if (userId === EVERYONE) connections.publishToEveryone(news)
    else if (userId === OPERATORS) connections.publishToOperators(news)
    else connections.sendToPages(userId, news)
  })
  bus.onGap(() => bus.listening && connections.invalidateAll())

  const options = {
    websocket: true,
    config: { rateLimit: {} },
    preValidation: async (request: FastifyRequest) => {
      const token = app.sessionCookie.read(request)
      request.session = token ? await app.sessions.look(token) : undefined
      if (!request.session) throw new Refusal('NOT_SIGNED_IN')
      if (request.session.user.hasTemporaryPassword) throw new Refusal('REPLACE_PASSWORD_FIRST')
      if (connections.of(request.session.user.id).length >= MAX_PER_PERSON)
        throw new Refusal('TOO_MANY_REQUESTS')
    },
  } as const
  app.get(LIVE_PATH, options, (socket, request) => {
    const token = app.sessionCookie.read(request)
    const user = request.session?.user
    if (token && user)
      converse({ socket, token, userId: user.id, isOperator: user.isAdmin, isAnswered: false }, connections)
    else socket.close(closeCodes.signedOut)
  })
}
