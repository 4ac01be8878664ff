import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Aborts as soon as the client has left. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const aborted = new AbortController()
  raw.on('close', () => {
    if (!raw.writableFinished) aborted.abort()
  })
  return aborted.signal
}

/** Lines within this many milliseconds are sent together: concurrent answers would cause many small writes. */
const TOGETHER_MS = 40

/** Streams lines of JSON. They are read to the end even if the client left, so that the final work is done. */
export function jsonLines(
  lines: AsyncIterable<object> | Iterable<object>,
  onError: (error: unknown) => void,
): Readable {
  const out = new Readable({ read() {} })
  let buffer = ''
  let sending: NodeJS.Timeout | undefined
  const send = () => {
    clearTimeout(sending)
    sending = undefined
    if (!out.destroyed && buffer) out.push(buffer)
    buffer = ''
  }
  const add = (line: object) => {
    buffer += `${JSON.stringify(line)}\n`
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
