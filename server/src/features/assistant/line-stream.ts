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

/** Lines that come within so many milliseconds are sent together: many answers at once are many small writes. */
const TOGETHER_MS = 40

/** Lines of JSON as they come. They are read to their end also when nobody listens any more: what is done behind the last one is done. */
export function jsonLines(
  lines: AsyncIterable<object> | Iterable<object>,
  onError: (error: unknown) => void,
): Readable {
  const out = new Readable({ read() {} })
  let waiting = ''
  let sending: NodeJS.Timeout | undefined
  const send = () => {
    clearTimeout(sending)
    sending = undefined
    if (!out.destroyed && waiting) out.push(waiting)
    waiting = ''
  }
  const add = (line: object) => {
    waiting += `${JSON.stringify(line)}\n`
    sending ??= setTimeout(send, TOGETHER_MS)
  }
  const pass = async () => {
    for await (const line of lines) add(line)
  }
  void pass()
    .catch((error) => {
      onError(error)
      add({ failed: true })
    })
    .finally(() => {
      send()
      if (!out.destroyed) out.push(null)
    })
  return out
}
