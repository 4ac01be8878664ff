import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify'
import { FairSemaphore } from '../fair-semaphore.ts'
import { BODY_LIMIT } from './body.ts'
import { clientAddress } from './client-address.ts'
import { LongStrings } from './long-strings.ts'
import { exemptFromTimeout } from './slow-senders.ts'

/** Bytes of large bodies in this process; processing them takes a few times that. */
const ROOM_BYTES = 96 * 1024 * 1024

/** A large body that is incomplete after this long is dropped, because it takes others' room. */
const TIMEOUT_MS = 3 * 60 * 1000

/** Slower uploads than any current connection are dropped sooner; bytes a second, checked this often. */
const MIN_BYTES_PER_SECOND = 8 * 1024
const POLL_MS = 10_000

const room = new FairSemaphore(ROOM_BYTES)

/** The expected size of a body: the declared one, or else the limit. */
const bytesOf = ({ headers }: FastifyRequest, limit: number): number =>
  headers['content-length'] === undefined ? limit : Number(headers['content-length'])

/**
 * Waits before a body is read until there is room for it, so that many large ones don't fill the memory. Releases the
 * room with the reply or when the client leaves.
 */
export async function waitForCapacity(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const limit = request.routeOptions.bodyLimit
  const bytes = bytesOf(request, limit)
  // Small bodies need no room; too large ones are refused unread.
  if (bytes <= BODY_LIMIT || bytes > limit) return
  // A client that left meanwhile would never release the room.
  if (request.raw.destroyed || reply.raw.destroyed) return
  const aborted = new AbortController()
  let left = () => aborted.abort()
  for (const end of ['finish', 'close'] as const) reply.raw.once(end, () => left())
  const inTime = exemptFromTimeout(request.raw.socket)
  left = () => {
    inTime()
    aborted.abort()
  }
  await room.enter(request.session?.user.id ?? clientAddress(request), bytes, aborted.signal)
  const stopWatching = watchPace(request, () => left())
  left = () => {
    left = () => {}
    inTime()
    stopWatching()
    room.leave(bytes)
  }
}

/**
 * Cuts off clients that send a body too slowly.
 * @returns a function that stops the watch
 */
function watchPace({ raw }: FastifyRequest, cutOff: () => void): () => void {
  const givenUpAt = performance.now() + TIMEOUT_MS
  let before = raw.socket.bytesRead
  const watch = setInterval(() => {
    if (raw.complete) return clearInterval(watch)
    const received = raw.socket.bytesRead - before
    before += received
    if (received >= (MIN_BYTES_PER_SECOND * POLL_MS) / 1000 && performance.now() < givenUpAt) return
    raw.destroy()
    cutOff()
  }, POLL_MS)
  return () => clearInterval(watch)
}

/**
 * Reads a large body and extracts its long strings. Small ones are read as usual.
 * @param hasManyValues whether the rest may also be larger than usual
 */
export function readInChunks(
  request: FastifyRequest,
  body: RequestPayload,
  hasManyValues = false,
): RequestPayload {
  const limit = request.routeOptions.bodyLimit
  const bytes = bytesOf(request, limit)
  if (bytes <= BODY_LIMIT || bytes > limit) return body
  const pieces = new LongStrings(limit, hasManyValues ? limit : BODY_LIMIT)
  request.longStrings = pieces.strings
  // A refused content type leaves the chunks unread, and an error that nobody hears ends the process.
  pieces.on('error', () => {})
  // A client that leaves midway also ends the stream of chunks.
  body.once('error', (error) => pieces.destroy(error))
  return body.pipe(pieces)
}
