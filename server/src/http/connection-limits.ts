import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '../config.ts'
import { boundedAddress } from './client-address.ts'
import { LOOK_MS, REQUEST_MS } from './slow-senders.ts'

/** Parallel requests per connection; browsers and proxies send one after another. */
const MOST_IN_FLIGHT = 8

/** Requests that may wait for those; a client that sends more is cut off. */
const MOST_WAITING = 56

/** A connection ends after this many requests; the client opens another. */
const MOST_REQUESTS = 1_000

/** Closes idle connections, also those whose replies nobody reads. A late request is refused first. */
const IDLE_MS = REQUEST_MS + 2 * LOOK_MS

/** Fastify's default: longer than the minute after which proxies close their end. */
const KEEP_ALIVE_MS = 72_000

/** The requests of one connection: running and waiting. */
interface Turns {
  inFlight: number
  waiting: (() => void)[]
}

const turnsBySocket = new WeakMap<Socket, Turns>()

function turnsOf(socket: Socket): Turns {
  const turns = turnsBySocket.get(socket) ?? { inFlight: 0, waiting: [] }
  turnsBySocket.set(socket, turns)
  return turns
}

function answerNext(turns: Turns, socket: Socket): void {
  if (socket.destroyed) turns.waiting = []
  while (turns.inFlight < MOST_IN_FLIGHT && turns.waiting.length > 0) turns.waiting.shift()?.()
}

/** Answers the first requests of a connection, and the others as replies are read. */
const inTurn =
  (answer: RequestListener): RequestListener =>
  (request, response) => {
    const { socket } = request
    const turns = turnsOf(socket)
    if (turns.waiting.length >= MOST_WAITING) return void socket.destroy()
    turns.waiting.push(() => {
      turns.inFlight += 1
      response.once('close', () => {
        turns.inFlight -= 1
        answerNext(turns, socket)
      })
      answer(request, response)
    })
    answerNext(turns, socket)
  }

/** Closes idle connections, but not those of slow calls, which have no unsent data. */
function endIdle(server: Server): void {
  server.setTimeout(IDLE_MS, (socket: Socket) => {
    const isComputing = turnsOf(socket).inFlight > 0 && socket.writableLength === 0
    if (!isComputing) socket.destroy()
  })
}

/** Closes connections above the limit of their address at once. */
function limitSockets(server: Server, most: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = boundedAddress(socket.remoteAddress ?? '')
    const count = (open.get(address) ?? 0) + 1
    if (count > most) return void socket.destroy()
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}

/**
 * Creates Fastify's server. Clients behind a trusted proxy share its address, so the proxy must limit their
 * connections.
 */
export const limitedServer =
  ({ socketsPerAddress, trustProxy }: Pick<Config, 'socketsPerAddress' | 'trustProxy'>) =>
  (answer: RequestListener): Server => {
    const server = createServer(
      { connectionsCheckingInterval: LOOK_MS, requestTimeout: REQUEST_MS, keepAliveTimeout: KEEP_ALIVE_MS },
      inTurn(answer),
    )
    server.maxRequestsPerSocket = MOST_REQUESTS
    endIdle(server)
    if (trustProxy === 0) limitSockets(server, socketsPerAddress)
    return server
  }
