import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { testApp } from '../testing/test-app.ts'

afterEach(() => void vi.useRealTimers())

/** A listening app with connections that sent half a request. */
async function openHalfRequests(connections: number) {
  const { app } = await testApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const there = once(app.server, 'connection')
      const socket = connect(port, '127.0.0.1')
      socket.setEncoding('utf8').on('error', () => {})
      const [server] = (await there) as [Socket]
      const response = once(server, 'data')
      socket.write('GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n')
      await response
      return { socket, server }
    }),
  )
  return { app, sockets }
}

test('new requests are told to retry while the app closes', async () => {
  const { app, sockets } = await openHalfRequests(1)
  const [asking] = sockets
  const closing = app.close()
  await vi.waitFor(() => expect(app.server.listening).toBe(false))
  asking?.socket.write('\r\n')
  const [answer] = await once(asking?.socket as Socket, 'data')
  expect(answer).toMatch(/^HTTP\/1\.1 503 /)
  expect(answer).toMatch(/\r\nretry-after: 5\r\n/i)
  expect(answer).toContain('{"code":"UNAVAILABLE","message":"The service is restarting.')
  await closing
})

test('incomplete requests delay the shutdown by at most ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { app, sockets } = await openHalfRequests(2)
  let closed = false
  const closing = app.close().then(() => {
    closed = true
  })
  await vi.waitFor(() => expect(app.server.listening).toBe(false))
  await vi.advanceTimersByTimeAsync(9_000)
  expect(closed).toBe(false)
  await vi.advanceTimersByTimeAsync(1_500)
  await closing
  expect(sockets.every(({ server }) => server.destroyed)).toBe(true)
})

test('a request that is incomplete after a minute is dropped with a sentence', async () => {
  const { app, sockets } = await openHalfRequests(1)
  const [late] = sockets
  expect(app.server.requestTimeout).toBe(60_000)
  const error = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  const answered = once(late?.socket as Socket, 'data')
  app.server.emit('clientError', error, late?.server as Socket)
  expect((await answered)[0]).toMatch(/^HTTP\/1\.1 408 [\s\S]*"message":/)
  expect(late?.server.destroyed).toBe(true)
})
