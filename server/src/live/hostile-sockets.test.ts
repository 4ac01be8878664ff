import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { aMember, type Member } from '../testing/factories.ts'
import { addressOf, connectAs, open, refusalOf } from '../testing/sockets.ts'
import { testApp } from '../testing/test-app.ts'
import { People } from './person-events.ts'

const app = await testApp()
const people = new People(app)
const news = { type: 'changed', changes: ['chat-rooms'] } as const

/** Others don't affect a well-behaved client: its page receives events and its calls are answered. */
async function expectServed(member: Member, page: Awaited<ReturnType<typeof connectAs>>) {
  await people.publish(app.db, [member.id], news)
  await vi.waitFor(() => expect(page.events).toContainEqual(news))
  const list = await app.request('GET', '/api/social/chat-rooms', { cookie: member.cookie })
  expect(list.statusCode).toBe(200)
}

async function aGoodPage() {
  const member = await aMember(app)
  const page = await connectAs(app, member)
  return () => expectServed(member, page)
}

test('a frame of a megabyte is not read, whole or in chunks', async () => {
  const served = await aGoodPage()
  for (const timeSliced of [false, true]) {
    const { socket, closed } = await connectAs(app, await aMember(app))
    if (!timeSliced) socket.send('x'.repeat(1024 * 1024))
    else for (let n = 0; n < 1024; n++) socket.send('x'.repeat(1024), { fin: n === 1023 })
    expect([1006, 1009]).toContain((await closed).code)
  }
  await served()
})

test('ten thousand frames in a moment end only their own connection', async () => {
  const served = await aGoodPage()
  const member = await aMember(app)
  const { socket, closed } = await connectAs(app, member)
  // A client that keeps sending after it was asked to stop.
  for (let n = 0; n < 10_000; n++) socket.send(JSON.stringify({ type: 'authenticate', userId: member.id }))
  expect([1006, 1008]).toContain((await closed).code)
  await served()
})

test('endless pings and pongs are no way around it', async () => {
  const served = await aGoodPage()
  const { socket, closed } = await connectAs(app, await aMember(app))
  for (let n = 0; n < 10_000; n++) n % 2 ? socket.ping() : socket.pong()
  expect([1006, 1008]).toContain((await closed).code)
  await served()
})

/** An upgraded connection for raw bytes. */
async function rawSocket({ cookie }: Member): Promise<Socket> {
  const { port } = new URL(await addressOf(app))
  const socket = connect(Number(port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const key = randomBytes(16).toString('base64')
  const head = ['GET /ws HTTP/1.1', `Host: 127.0.0.1:${port}`, 'Connection: Upgrade', 'Upgrade: websocket']
  socket.write(
    [...head, `Sec-WebSocket-Key: ${key}`, 'Sec-WebSocket-Version: 13', `Cookie: ${cookie}`, '', ''].join(
      '\r\n',
    ),
  )
  expect(String(await once(socket, 'data'))).toContain('101 Switching Protocols')
  return socket
}

test.each([
  ['that is not masked', Buffer.from([0x81, 0x02, 0x68, 0x69])],
  ['with reserved bits', Buffer.from([0xf1, 0x80, 0, 0, 0, 0])],
  ['of a kind that there is not', Buffer.from([0x83, 0x80, 0, 0, 0, 0])],
  ['that goes on with nothing', Buffer.from([0x80, 0x80, 0, 0, 0, 0])],
  ['that claims to be of 2^63 bytes', Buffer.from([0x81, 0xff, 0x7f, ...Array(7).fill(0xff), 0, 0, 0, 0])],
  ['of control that is in pieces', Buffer.from([0x09, 0x80, 0, 0, 0, 0])],
  ['that is no UTF-8', Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28])],
  ['that is noise', randomBytes(512)],
])('a frame %s ends only its own connection', async (_, frame) => {
  const served = await aGoodPage()
  const socket = await rawSocket(await aMember(app))
  const ended = once(socket, 'close')
  socket.on('error', () => {}).resume()
  socket.write(frame)
  socket.end()
  await ended
  await served()
})

test('of a hundred pages of one person twenty are accepted', async () => {
  const served = await aGoodPage()
  const member = await aMember(app)
  const address = `${await addressOf(app)}/ws`
  const requests = Array.from({ length: 100 }, async () => {
    const socket = new WebSocket(address, { headers: { cookie: member.cookie } })
    onTestFinished(() => socket.terminate())
    const [outcome] = await Promise.race([
      once(socket, 'open').then(() => ['open']),
      once(socket, 'unexpected-response').then(([, { statusCode }]) => [statusCode]),
    ])
    return outcome
  })
  const outcomes = await Promise.all(requests)
  expect(outcomes.filter((outcome) => outcome === 'open')).toHaveLength(20)
  expect(outcomes.filter((outcome) => outcome === 429)).toHaveLength(80)
  expect((await refusalOf(app, { headers: { cookie: member.cookie } })).status).toBe(429)
  await open(app, await aMember(app))
  await served()
})
