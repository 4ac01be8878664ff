import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Ends as soon as whoever asked has gone. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.on('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  return gone.signal
}

/** Lines of JSON as they come. They are read to their end also when nobody listens any more: what is done behind the last one is done. */
export function jsonLines(
  lines: AsyncIterable<object> | Iterable<object>,
  onError: (error: unknown) => void,
): Readable {
  const out = new Readable({ read() {} })
  const pass = async () => {
    for await (const line of lines) if (!out.destroyed) out.push(`${JSON.stringify(line)}\n`)
  }
  void pass()
    .catch((error) => {
      onError(error)
      if (!out.destroyed) out.push(`${JSON.stringify({ failed: true })}\n`)
    })
    .finally(() => out.destroyed || out.push(null))
  return out
}
