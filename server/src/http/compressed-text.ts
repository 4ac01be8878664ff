import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Text that is sent often, compressed once. */
export interface CompressedText {
  type: string
  etag: string
  plain: Buffer
  br: Buffer
  gzip: Buffer
}

const [brotli, deflate] = [promisify(brotliCompress), promisify(gzip)]

/** Not the best compression, because people wait for the first reply. */
const BROTLI_QUALITY = 6

export async function packed(type: string, text: string): Promise<CompressedText> {
  const plain = Buffer.from(text)
  const [br, gzipped] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    deflate(plain),
  ])
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { type, etag, plain, br, gzip: gzipped }
}

/** Sends it in an encoding that the browser accepts, or 304. */
export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, etag, plain, br, gzip: gzipped }: CompressedText,
): FastifyReply {
  reply.headers({ 'content-type': type, 'cache-control': 'no-cache', vary: 'accept-encoding', etag })
  if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) return reply.status(304).send()
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(br)
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(gzipped)
  return reply.send(plain)
}
