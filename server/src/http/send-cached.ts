import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A file that never changes at its URL; only its owner sees it unless it is public. */
export interface CachedFile {
  type: string
  /** identifies the content */
  tag: string
  /** whether the URL names this exact content, so that browsers need not revalidate */
  addressed: boolean
  /** whether everyone may see it and proxies may cache it */
  isPublic?: true
  open(): Promise<Readable>
}

const A_WEEK = 'private, max-age=604800, immutable'
const FOR_EVERYBODY = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'private, no-cache'

/** Whether the browser has this exact content. */
export const isKnown = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '')
    .split(',')
    .some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))

/** Sends a file, or 304. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, tag, addressed, isPublic, open }: CachedFile,
): Promise<unknown> {
  const etag = `"${tag}"`
  const forHowLong = isPublic ? FOR_EVERYBODY : A_WEEK
  reply.headers({ etag, 'cache-control': addressed ? forHowLong : ASK_AGAIN })
  if (isKnown(request, etag)) return reply.status(304).send()
  try {
    return reply.type(type).send(await open())
  } catch (error) {
    for (const header of ['etag', 'content-type']) reply.removeHeader(header)
    reply.header('cache-control', 'no-store')
    throw error
  }
}
