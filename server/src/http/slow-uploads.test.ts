import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { call } from '@pepwell/contract/call'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { aMember } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { handle } from './handle.ts'

const sending = call(
  { method: 'POST', path: '/api/test/upload', access: 'member' },
  {
    summary: 'Takes a large body',
    body: z.object({ picture: z.string() }),
    bodyLimit: 10_000_000,
    reply: z.object({}),
  },
)
const { app, ...rest } = await testApp(
  {},
  { extend: (extended) => handle(extended, sending, async () => ({})) },
)
const { cookie } = await aMember({ app, ...rest })
await app.listen({ port: 0, host: '127.0.0.1' })

/** The server's side of an upload that has only started. */
async function upload(): Promise<{ server: Socket; send(bytes: number): Promise<unknown> }> {
  const there = once(app.server, 'connection')
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
  onTestFinished(() => void socket.destroy())
  const [server] = (await there) as [Socket]
  const lines = [
    'POST /api/test/upload HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    `Cookie: ${cookie}`,
    'Content-Length: 1000000',
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n{"picture":"`)
  return {
    server,
    async send(bytes) {
      const before = server.bytesRead
      socket.write('x'.repeat(bytes))
      await vi.waitFor(() => expect(server.bytesRead).toBe(before + bytes))
    },
  }
}

test('an upload may take longer than other requests, and is dropped if it hardly arrives', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const [slow, steady] = [await upload(), await upload()]
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThanOrEqual(2))
  const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  app.server.emit('clientError', late, slow.server)
  expect(slow.server.destroyed).toBe(false)
  await slow.send(1_000)
  await steady.send(100_000)
  await vi.advanceTimersByTimeAsync(10_000)
  expect([slow.server.destroyed, steady.server.destroyed]).toEqual([true, false])
})
