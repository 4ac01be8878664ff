import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isKnown } from './send-cached.ts'

/** A reply in each encoding. */
interface Ready {
  tag: string
  plain: Buffer
  br: Buffer
  gzip: Buffer
}

/** Encoded replies by their value; each is created once and collected with it. */
const made = new WeakMap<object, Promise<Ready>>()

/**
 * Brotli quality: nearly the smallest in a tenth of the time, or the smallest for content that changes a few times a
 * year.
 */
const qualities = { usual: 6, best: constants.BROTLI_MAX_QUALITY }

async function make(json: string, quality: keyof typeof qualities): Promise<Ready> {
  const plain = Buffer.from(json)
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: qualities[quality] } }),
    promisify(gzip)(plain),
  ])
  return { tag: createHash('sha256').update(plain).digest('base64url').slice(0, 22), plain, br, gzip: zipped }
}

/** Serializes by the schema of the call's reply, an object or a list. */
const inJson = (reply: FastifyReply, value: object): string =>
  reply.serializeInput(value as Record<string, unknown>, String(reply.statusCode)) as string

const NAMED = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
}

/** Whether a browser accepts an encoding. */
export const takes = ({ headers }: Pick<FastifyRequest, 'headers'>, encoding: keyof typeof NAMED): boolean =>
  NAMED[encoding].test(String(headers['accept-encoding'] ?? ''))

/**
 * Sends a reply that is the same for everyone: serialized and compressed once per value, 304 if the browser has it.
 * @param value the same object while nothing changed
 * @returns what the handler returns; typed as the value
 */
export async function sendCachedJson<Value extends object>(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  value: Value,
  quality: keyof typeof qualities = 'usual',
): Promise<Value> {
  const making = made.get(value) ?? make(inJson(reply, value), quality)
  made.set(value, making)
  const ready = await making
  const encoding = (['br', 'gzip'] as const).find((one) => takes(request, one))
  const etag = `"${ready.tag}${encoding ? `-${encoding}` : ''}"`
  reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'no-cache' })
  if (isKnown(request, etag)) return reply.status(304).send() as never
  if (encoding) reply.header('content-encoding', encoding)
  reply.type('application/json; charset=utf-8')
  return ready[encoding ?? 'plain'] as never
}

/** Replies in JSON by their value. */
const serialized = new WeakMap<object, string>()

/**
 * Sends a person's own reply, serialized once per value.
 * @param value the same object while nothing changed
 * @returns what the handler returns; typed as the value
 */
export function sendSerialized<Value extends object>(reply: FastifyReply, value: Value): Value {
  const json = serialized.get(value) ?? inJson(reply, value)
  serialized.set(value, json)
  reply.type('application/json; charset=utf-8')
  return json as never
}
