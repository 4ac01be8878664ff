import type { Socket } from 'node:net'
import { refusals } from '@pepwell/contract/errors'

/** A request that is not here whole after this long is given up; uploads have a pace of their own. */
export const REQUEST_MS = 60_000

/** How often is looked for such requests. */
export const LOOK_MS = 5_000

/** Connections on which an upload is under way. */
const uploading = new WeakSet<Socket>()

/** Lets a connection take its time until the returned function is called. */
export function takingItsTime(socket: Socket): () => void {
  uploading.add(socket)
  return () => void uploading.delete(socket)
}

/** The reply to what Node could not read as a request, as the text of one. */
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

/** Refuses what Node could not read as a request, and requests that come too slowly, except uploads in progress. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  // Node tells of a slow request once, and leaves it to us what becomes of it.
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && uploading.has(socket)) return
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) socket.write(replyTo(error))
  socket.destroy(error)
}
