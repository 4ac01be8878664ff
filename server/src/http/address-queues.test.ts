import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { testApp } from '../testing/test-app.ts'

/** Far more than the kernel buffers for a client that doesn't read. */
const LARGE = Buffer.alloc(8 * 1024 * 1024)

let started: string[] = []
let held: (() => void)[] = []
beforeEach(() => {
  started = []
  held = []
})

function addRoutes(server: FastifyInstance): void {
  server.get('/who/:name', async ({ params }) => void started.push((params as { name: string }).name))
  server.get('/held', () => new Promise<string>((resolve) => held.push(() => resolve('at last'))))
  server.get('/large', async () => LARGE)
}

// Addresses come from a trusted proxy, because not every machine has a second one.
const { app } = await testApp({ trustProxy: 1 }, { extend: addRoutes })
await app.listen({ port: 0, host: '127.0.0.1' })

/** Milliseconds; a busy machine takes longer than the default of one second. */
const TIMEOUT = 20_000

async function client(): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
  onTestFinished(() => void socket.destroy())
  // The server accepts one connection per turn of the event loop.
  await once(app.server, 'connection')
  return socket
}
async function clients(count: number): Promise<Socket[]> {
  const opened = []
  for (let n = 0; n < count; n++) opened.push(await client())
  return opened
}

const get = (path: string, address: string) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n\r\n`

test('hundreds of concurrent requests from one address let others pass', async () => {
  const [other, ...crowd] = (await clients(101)).reverse()
  for (const socket of crowd) socket.write(get('/who/crowd', '192.0.2.1').repeat(8))
  other?.write(get('/who/other', '192.0.2.2'))
  await vi.waitFor(() => expect(started.length).toBe(801), TIMEOUT)
  expect(started.indexOf('other')).toBeLessThan(400)
})

test('an address has 64 requests in flight over all its connections, and more as they are answered', async () => {
  const crowd = await clients(20)
  for (const socket of crowd) socket.write(get('/held', '192.0.2.3').repeat(8))
  await vi.waitFor(() => expect(held.length).toBe(64), TIMEOUT)
  const other = await client()
  other.write(get('/who/other', '192.0.2.4'))
  await once(other, 'data')
  expect(held.length).toBe(64)
  for (const release of held) release()
  await vi.waitFor(() => expect(held.length).toBe(128), TIMEOUT)
  for (const release of held) release()
  await vi.waitFor(() => expect(held.length).toBe(160), TIMEOUT)
  for (const release of held) release()
})

test('health checks don’t wait for other requests of their address', async () => {
  const crowd = await clients(9)
  const before = held.length
  for (const socket of crowd) socket.write(get('/held', '192.0.2.6').repeat(8))
  await vi.waitFor(() => expect(held.length).toBe(before + 64), TIMEOUT)
  for (const path of ['/api/health', '/api/health/live', '/api/health/ready']) {
    const supervisor = await client()
    supervisor.write(get(path, '192.0.2.6'))
    expect(String(await once(supervisor, 'data'))).toContain('200 OK')
  }
  for (const release of held) release()
})

test('requests of closed connections and unread replies hold no place', async () => {
  const [gone, unread] = [await clients(12), await clients(12)]
  for (const socket of gone) socket.write(get('/held', '192.0.2.5').repeat(8))
  await vi.waitFor(() => expect(held.length).toBe(64), TIMEOUT)
  for (const socket of gone) socket.destroy()
  for (const socket of unread) socket.pause().write(get('/large', '192.0.2.5').repeat(8))
  const reader = await client()
  reader.write(get('/who/reader', '192.0.2.5'))
  expect(String(await once(reader, 'data'))).toContain('200 OK')
})
