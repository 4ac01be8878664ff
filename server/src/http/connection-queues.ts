import { type IncomingMessage, type RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import * as calls from '@pepwell/contract/health.calls'
import { addressQueues, type Turn } from './address-queues.ts'
import { boundedAddress } from './client-address.ts'

/** Parallel requests per connection; browsers and proxies send one after another. */
const MAX_IN_FLIGHT = 8

/** Requests that may wait for those; a client that sends more is cut off. */
const MAX_QUEUED = 56

/** The requests of one connection: running and waiting. */
interface Turns {
  inFlight: number
  waiting: (() => void)[]
  /** the turns of those in flight */
  open: Set<Turn>
}

const turnsBySocket = new WeakMap<Socket, Turns>()

function turnsOf(socket: Socket): Turns {
  const known = turnsBySocket.get(socket)
  if (known) return known
  const turns: Turns = { inFlight: 0, waiting: [], open: new Set() }
  turnsBySocket.set(socket, turns)
  // Node reports no end for replies that waited for others on the same connection.
  socket.once('close', () => {
    for (const turn of turns.open) turn.end()
  })
  return turns
}

/** What Node's parser calls for each request; 2 ends the parsing, as for an upgrade. */
type Parser = { onIncoming?: (request: IncomingMessage) => 0 | 1 | 2 } | null

/** Drops a connection. Node would still parse and emit the requests it has read, about a thousand. */
export function cutOff(socket: Socket & { parser?: Parser }): void {
  if (socket.parser) socket.parser.onIncoming = () => 2
  socket.destroy()
}

export const hasRequestsInFlight = (socket: Socket): boolean => turnsOf(socket).inFlight > 0

/** A response that says when its work is done: its head is written, though nobody may have read the body. */
export class QueuedResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  atHead: (() => void) | undefined

  // biome-ignore lint/suspicious/noExplicitAny: writeHead is overloaded.
  override writeHead(...args: any): this {
    this.atHead?.()
    return super.writeHead(...(args as [number]))
  }
}

function startNext(turns: Turns, socket: Socket): void {
  if (socket.destroyed) turns.waiting = []
  while (turns.inFlight < MAX_IN_FLIGHT && turns.waiting.length > 0) turns.waiting.shift()?.()
}

/** The same address that Fastify finds: it trusts the configured number of proxies. */
function addressOf({ socket, headers }: IncomingMessage, proxies: number): string {
  const forwarded = proxies > 0 ? String(headers['x-forwarded-for'] ?? '').split(',') : []
  const hops = [...forwarded.map((hop) => hop.trim()).filter(Boolean), socket.remoteAddress ?? '']
  return boundedAddress(hops.at(-1 - proxies) ?? hops[0] ?? '')
}

const HEALTH_CHECKS: ReadonlySet<string> = new Set(Object.values(calls).map(({ path }) => path))

/** A supervisor may share its address with a crowd, as behind a proxy on this machine. */
const isHealthCheck = ({ url = '' }: IncomingMessage): boolean => HEALTH_CHECKS.has(url)

const AT_ONCE: Turn = { begin: (start) => start(), end() {} }

/** Answers the first requests of a connection, the others as replies are read, and those of an address in turn. */
export function answerQueued(answer: RequestListener, proxies: number): RequestListener {
  const turnFor = addressQueues()

  function start(turns: Turns, ...[request, response]: Parameters<RequestListener>): void {
    const turn = isHealthCheck(request) ? AT_ONCE : turnFor(addressOf(request, proxies))
    turns.inFlight += 1
    turns.open.add(turn)
    if (response instanceof QueuedResponse) response.atHead = turn.end
    response.once('close', () => {
      turn.end()
      turns.open.delete(turn)
      turns.inFlight -= 1
      startNext(turns, request.socket)
    })
    turn.begin(() => answer(request, response))
  }

  return (request, response) => {
    const { socket } = request
    const turns = turnsOf(socket)
    if (turns.waiting.length >= MAX_QUEUED) return cutOff(socket)
    turns.waiting.push(() => start(turns, request, response))
    startNext(turns, socket)
  }
}
