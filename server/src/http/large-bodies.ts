import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify'
import { BODY_LIMIT } from './body.ts'
import { LongStrings } from './long-strings.ts'

/** Bytes of large bodies that this process takes in at once; what is made of them takes a few times that. */
const ROOM_BYTES = 96 * 1024 * 1024

/** A large body that is not here whole after this long is given up: it takes the room of others. */
const PATIENCE_MS = 3 * 60 * 1000

/** Room for so many bytes. Who finds none waits, first come first served, also when something smaller would fit. */
class Room {
  private free: number
  private readonly waiting: { bytes: number; enter: () => void }[] = []

  constructor(bytes: number) {
    this.free = bytes
  }

  /** Waits until there is room. Whoever gives up waiting leaves the queue at once. */
  enter(bytes: number, givesUp: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const place = { bytes, enter: resolve }
      this.waiting.push(place)
      givesUp.addEventListener('abort', () => {
        const index = this.waiting.indexOf(place)
        if (index >= 0) this.waiting.splice(index, 1)
        this.letIn()
      })
      this.letIn()
    })
  }

  leave(bytes: number): void {
    this.free += bytes
    this.letIn()
  }

  private letIn(): void {
    for (let next = this.waiting[0]; next && next.bytes <= this.free; next = this.waiting[0]) {
      this.waiting.shift()
      this.free -= next.bytes
      next.enter()
    }
  }
}

const room = new Room(ROOM_BYTES)

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
  await room.enter(bytes, gone.signal)
  const patience = setTimeout(() => {
    if (request.raw.complete) return
    request.raw.destroy()
    left()
  }, PATIENCE_MS)
  left = () => {
    left = () => {}
    clearTimeout(patience)
    room.leave(bytes)
  }
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
