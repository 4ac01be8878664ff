import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testApp } from '../testing/test-app.ts'

/** Far more than the kernel buffers for a client that doesn't read. */
const LARGE = Buffer.alloc(32 * 1024 * 1024)

let inFlight = 0
let max = 0
let release = () => {}

/** Replies that wait until they are released, and replies too large for the kernel's buffers. */
function addRoutes(app: FastifyInstance): void {
  app.get('/slow/:n', async ({ params }) => {
    inFlight += 1
    max = Math.max(max, inFlight)
    await new Promise((resolve) => setTimeout(resolve, 5))
    inFlight -= 1
    return (params as { n: string }).n
  })
  app.get('/held', () => new Promise<string>((resolve) => (release = () => resolve('at last'))))
  app.get('/quick', async () => 'now')
  app.get('/large', async () => LARGE)
}

async function listening(overrides = {}) {
  const { app } = await testApp(overrides, { extend: addRoutes })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}

const app = await listening()

async function client(server: FastifyInstance = app): Promise<{ socket: Socket; far: Socket }> {
  const there = once(server.server, 'connection')
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
  onTestFinished(() => void socket.destroy())
  const [far] = (await there) as [Socket]
  return { socket, far }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`
const bodies = (text: string) => [...text.matchAll(/\r\n\r\n([^\r\n]+?)(?=HTTP|$)/g)].map(([, body]) => body)

test('pipelined requests are answered in order, at most eight at once per connection', async () => {
  const { socket } = await client()
  let received = ''
  socket.on('data', (data) => (received += data))
  const numbers = Array.from({ length: 40 }, (_, n) => `n${n}`)
  socket.write(numbers.map((n) => get(`/slow/${n}`)).join(''))
  await vi.waitFor(() => expect(bodies(received)).toEqual(numbers))
  expect(max).toBe(8)
})

test('a client that sends hundreds at once is disconnected, and others are answered', async () => {
  const { socket } = await client()
  socket.write(get('/slow/one').repeat(1_000))
  await once(socket, 'close')
  const other = await client()
  other.socket.write(get('/slow/two'))
  expect(String(await once(other.socket, 'data'))).toContain('two')
})

test('the rest of their requests is not even parsed', async () => {
  const server = await listening()
  let parsed = 0
  server.server.on('request', () => (parsed += 1))
  const { socket } = await client(server)
  const closed = once(socket, 'close')
  socket.write(get('/slow/one').repeat(1_000))
  await closed
  expect(parsed).toBeLessThanOrEqual(8 + 56 + 1)
})

test('a client that sends on after its last reply is disconnected', async () => {
  const server = await listening()
  const { socket } = await client(server)
  let answered = 0
  const ended = once(socket, 'close')
  socket.on('data', (data) => {
    for (const _ of String(data).matchAll(/HTTP\/1\.1 200/g)) {
      answered += 1
      socket.write(get('/quick'))
    }
  })
  socket.write(get('/quick'))
  await ended
  expect(answered).toBe(1_000)
})

test('a connection with an unread reply is closed once it is idle', async () => {
  expect([app.server.timeout, app.server.maxRequestsPerSocket]).toEqual([70_000, 1_000])
  const { socket, far } = await client()
  socket.pause()
  socket.write(get('/large'))
  await vi.waitFor(() => expect(far.writableLength).toBeGreaterThan(0))
  far.emit('timeout')
  expect(far.destroyed).toBe(true)
})

test('a call may take long, and an idle connection is closed', async () => {
  const { socket, far } = await client()
  let received = ''
  socket.on('data', (data) => (received += data))
  socket.write(get('/held'))
  await vi.waitFor(() => expect(far.bytesRead).toBeGreaterThan(0))
  far.emit('timeout')
  expect(far.destroyed).toBe(false)
  release()
  await vi.waitFor(() => expect(received).toContain('at last'))
  await vi.waitFor(() => {
    far.emit('timeout')
    expect(far.destroyed).toBe(true)
  })
})

test('an address has a limited number of connections, and gets another once one is closed', async () => {
  const limited = await listening({ socketsPerAddress: 8 })
  const open = []
  for (let n = 0; n < 8; n++) open.push(await client(limited))
  const refused = await client(limited)
  await once(refused.socket, 'close')
  const [first] = open
  first?.socket.destroy()
  await vi.waitFor(() => expect(first?.far.closed).toBe(true))
  const next = await client(limited)
  next.socket.write(get('/slow/next'))
  expect(String(await once(next.socket, 'data'))).toContain('next')
})

test('a trusted proxy may open as many connections as it needs', async () => {
  const proxied = await listening({ socketsPerAddress: 8, trustProxy: 1 })
  const open = []
  for (let n = 0; n < 20; n++) open.push(await client(proxied))
  expect(open.map(({ far }) => far.destroyed)).not.toContain(true)
})
