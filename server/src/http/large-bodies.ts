import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify'
import { FairSemaphore } from '../fair-semaphore.ts'
import { BODY_LIMIT } from './body.ts'
import { clientAddress } from './client-address.ts'
import { LongStrings } from './long-strings.ts'
import { takingItsTime } from './slow-senders.ts'

/** Bytes of large bodies that this process takes in at once; what is made of them takes a few times that. */
const ROOM_BYTES = 96 * 1024 * 1024

/** A large body that is not here whole after this long is given up: it takes the room of others. */
const PATIENCE_MS = 3 * 60 * 1000

/** One that comes more slowly than any line of today is given up sooner; bytes a second, looked at so often. */
const LEAST_PACE = 8 * 1024
const LOOK_MS = 10_000

const room = new FairSemaphore(ROOM_BYTES)

/** What a body will take: what it declares, or all it may when it declares nothing. */
const bytesOf = ({ headers }: FastifyRequest, limit: number): number =>
  headers['content-length'] === undefined ? limit : Number(headers['content-length'])

/**
 * Before a body is read: waits until there is room for it, so that many large ones at once don't fill the memory. Until
 * then they stay with their senders. The room is given back with the answer, or when the sender is gone.
 */
export async function waitForRoom(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const limit = request.routeOptions.bodyLimit
  const bytes = bytesOf(request, limit)
  // Small bodies are like any other call's; too large ones are refused unread.
  if (bytes <= BODY_LIMIT || bytes > limit) return
  // Whoever left meanwhile would never give the room back.
  if (request.raw.destroyed || reply.raw.destroyed) return
  const gone = new AbortController()
  let left = () => gone.abort()
  for (const end of ['finish', 'close'] as const) reply.raw.once(end, () => left())
  const inTime = takingItsTime(request.raw.socket)
  left = () => {
    inTime()
    gone.abort()
  }
  await room.enter(request.session?.user.id ?? clientAddress(request), bytes, gone.signal)
  const stopWatching = watchPace(request, () => left())
  left = () => {
    left = () => {}
    inTime()
    stopWatching()
    room.leave(bytes)
  }
}

/** Cuts off whoever sends a body too slowly. @returns what ends the watch */
function watchPace({ raw }: FastifyRequest, cutOff: () => void): () => void {
  const givenUpAt = performance.now() + PATIENCE_MS
  let before = raw.socket.bytesRead
  const watch = setInterval(() => {
    if (raw.complete) return clearInterval(watch)
    const came = raw.socket.bytesRead - before
    before += came
    if (came >= (LEAST_PACE * LOOK_MS) / 1000 && performance.now() < givenUpAt) return
    raw.destroy()
    cutOff()
  }, LOOK_MS)
  return () => clearInterval(watch)
}

/** A large body as it is read: its long strings are with the request. A small one is read like any other. */
export function readPieceByPiece(request: FastifyRequest, body: RequestPayload): RequestPayload {
  const limit = request.routeOptions.bodyLimit
  const bytes = bytesOf(request, limit)
  if (bytes <= BODY_LIMIT || bytes > limit) return body
  const pieces = new LongStrings(limit)
  request.longStrings = pieces.strings
  // Whoever leaves in the middle leaves the pieces, too.
  body.once('error', (error) => pieces.destroy(error))
  return body.pipe(pieces)
}
