import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A file that only its owner sees and that never changes under its address. */
export interface KeptFile {
  type: string
  /** names the content */
  tag: string
  /** whether the address names this very content, so that the browser need not ask again */
  addressed: boolean
  open(): Promise<Readable>
}

const A_WEEK = 'private, max-age=604800, immutable'
const ASK_AGAIN = 'private, no-cache'

const isKnown = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '')
    .split(',')
    .some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))

/** Answers a file, or that the browser has it already. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, tag, addressed, open }: KeptFile,
): Promise<unknown> {
  const etag = `"${tag}"`
  reply.headers({ etag, 'cache-control': addressed ? A_WEEK : ASK_AGAIN })
  if (isKnown(request, etag)) return reply.status(304).send()
  try {
    return reply.type(type).send(await open())
  } catch (error) {
    for (const header of ['etag', 'cache-control', 'content-type']) reply.removeHeader(header)
    throw error
  }
}
