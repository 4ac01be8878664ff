import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { takes } from './send-cached-json.ts'

/** Smaller bodies fit into one packet either way. */
const MIN_LENGTH = 1400

/** A tenth larger than brotli's best, in a hundredth of the time, because a person waits. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const encodings = {
  br: (text: string) => promisify(brotliCompress)(text, QUICK),
  gzip: (text: string) => promisify(gzip)(text, { level: 5 }),
}

const isText = (reply: FastifyReply): boolean =>
  /^(application\/json|text\/html)/.test(String(reply.getHeader('content-type')))

/** Compresses personal replies; shared ones are cached compressed. */
export function compressReplies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isLong = typeof payload === 'string' && payload.length >= MIN_LENGTH
    if (!isLong || reply.hasHeader('content-encoding') || !isText(reply)) return done(null, payload)
    reply.header('vary', 'accept-encoding')
    const encoding = (['br', 'gzip'] as const).find((one) => takes(request, one))
    if (!encoding) return done(null, payload)
    encodings[encoding](payload).then((packed) => {
      reply.removeHeader('content-length')
      reply.header('content-encoding', encoding)
      done(null, packed)
    }, done)
  })
}
