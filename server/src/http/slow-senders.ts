import type { Socket } from 'node:net'
import { refusals } from '@pepwell/contract/errors'

/** A request that is incomplete after this long is dropped; uploads have a minimum pace instead. */
export const REQUEST_MS = 60_000

/** How often slow requests are checked. */
export const POLL_MS = 5_000

/** Connections with an upload in progress. */
const uploading = new WeakSet<Socket>()

/** Exempts a connection until the returned function is called. */
export function exemptFromTimeout(socket: Socket): () => void {
  uploading.add(socket)
  return () => void uploading.delete(socket)
}

/** The raw reply to bytes that Node couldn't parse as a request. */
function replyTo({ code }: NodeJS.ErrnoException): string {
  const isLate = code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const isLong = code === 'HPE_HEADER_OVERFLOW'
  const status = isLate
    ? '408 Request Timeout'
    : isLong
      ? '431 Request Header Fields Too Large'
      : '400 Bad Request'
  const body = JSON.stringify({ code: 'INVALID_INPUT', message: refusals.INVALID_INPUT.message })
  return (
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\n` +
    `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  )
}

/** Refuses unparsable requests and slow ones, except uploads in progress. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  // Node reports a slow request once and leaves the decision to us.
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && uploading.has(socket)) return
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) socket.write(replyTo(error))
  socket.destroy(error)
}
