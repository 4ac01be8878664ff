import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '../config.ts'
import { boundedAddress } from './client-address.ts'
import { answerQueued, cutOff, hasRequestsInFlight, QueuedResponse } from './connection-queues.ts'
import { POLL_MS, REQUEST_MS } from './slow-senders.ts'

/** A connection ends after this many requests; the client opens another. */
const MAX_REQUESTS = 1_000

/** Closes idle connections, also those whose replies nobody reads. A late request is refused first. */
const IDLE_MS = REQUEST_MS + 2 * POLL_MS

/** Fastify's default: longer than the minute after which proxies close their end. */
const KEEP_ALIVE_MS = 72_000

/** Closes idle connections, but not those of slow calls, which have no unsent data. */
function endIdle(server: Server): void {
  server.setTimeout(IDLE_MS, (socket: Socket) => {
    const isComputing = hasRequestsInFlight(socket) && socket.writableLength === 0
    if (!isComputing) socket.destroy()
  })
}

/** Closes connections above the limit of their address at once. */
function limitSockets(server: Server, max: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = boundedAddress(socket.remoteAddress ?? '')
    const count = (open.get(address) ?? 0) + 1
    if (count > max) return void socket.destroy()
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
      {
        connectionsCheckingInterval: POLL_MS,
        requestTimeout: REQUEST_MS,
        keepAliveTimeout: KEEP_ALIVE_MS,
        ServerResponse: QueuedResponse,
      },
      answerQueued(answer, trustProxy),
    )
    server.maxRequestsPerSocket = MAX_REQUESTS
    // Node itself would answer the rest one by one, and count none of it.
    server.on('dropRequest', (_request, socket: Socket) => cutOff(socket))
    endIdle(server)
    if (trustProxy === 0) limitSockets(server, socketsPerAddress)
    return server
  }
