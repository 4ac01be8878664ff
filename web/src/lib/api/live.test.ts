import { signedInCookie } from '@pepwell/contract/accounts/signed-in-cookie'
import { ws } from 'msw'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { server } from '../../test/server.ts'
import { setCookie } from '../browser/cookies.ts'
import { type LiveListener, openLive } from './live.ts'

const link = ws.link('ws://localhost/ws')
type Client = Parameters<Parameters<typeof link.addEventListener<'connection'>>[1]>[0]['client']

/** The server side: every connection with its messages. */
const clients: Client[] = []
const sent: string[] = []
let answers = true

const listeners = {
  onConnected: vi.fn(),
  onNews: vi.fn(),
  onLost: vi.fn(),
  onDoubt: vi.fn(),
} satisfies LiveListener
let close = () => {}
const open = (userId = 'user_1') => {
  close = openLive(userId, listeners)
}

let [visible, onLine] = [true, true]
const look = (isVisible: boolean) => {
  visible = isVisible
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  ;[visible, onLine, answers] = [true, true, true]
  clients.length = sent.length = 0
  for (const spy of Object.values(listeners)) spy.mockClear()
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (visible ? 'visible' : 'hidden'))
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => onLine)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  // Replaces the one that responds on every page.
  server.resetHandlers(
    link.addEventListener('connection', ({ client }) => {
      clients.push(client)
      client.addEventListener('message', ({ data }) => {
        sent.push(String(data))
        if (answers) client.send(JSON.stringify({ type: 'authenticated' }))
      })
    }),
  )
})

afterEach(() => {
  close()
  vi.useRealTimers()
})

/** Waits for asynchronous work without advancing time. */
const until = (happened: () => void) => vi.waitFor(happened, { timeout: 4000, interval: 5 })
const connected = (times = 1) => until(() => expect(listeners.onConnected).toHaveBeenCalledTimes(times))
const breathe = () => new Promise<void>((resolve) => setImmediate(resolve))
async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms)
  for (let n = 0; n < 20; n++) await breathe()
}

test('sends who is signed in and the session, and passes on events', async () => {
  setCookie(signedInCookie, 'opaque-id')
  onTestFinished(() => setCookie(signedInCookie, '1'))
  open('user_7')
  await connected()
  expect(sent.map((text) => JSON.parse(text))).toEqual([
    { type: 'authenticate', userId: 'user_7', sessionId: 'opaque-id' },
  ])
  clients[0]?.send('nonsense')
  clients[0]?.send(JSON.stringify({ type: 'changed', changes: ['doses'] }))
  await until(() => expect(listeners.onNews).toHaveBeenCalledExactlyOnceWith(['doses']))
  clients[0]?.send(JSON.stringify({ type: 'look_again' }))
  await until(() => expect(listeners.onNews).toHaveBeenLastCalledWith(undefined))
})

test('reconnects three seconds after closing, and not before', async () => {
  open()
  await connected()
  clients[0]?.close(1001)
  await pass(2990)
  expect(clients).toHaveLength(1)
  await pass(20)
  await connected(2)
  expect(clients).toHaveLength(2)
  expect(listeners.onDoubt).not.toHaveBeenCalled()
})

test('stays closed after closing, even while a reconnect is pending', async () => {
  open()
  await connected()
  const ended = vi.fn()
  clients[0]?.addEventListener('close', ended)
  close()
  await until(() => expect(ended).toHaveBeenCalled())
  open()
  await connected(2)
  clients[1]?.close(1001)
  await pass(100)
  close()
  look(true)
  window.dispatchEvent(new Event('online'))
  await pass(10_000)
  expect(clients).toHaveLength(2)
})

test.each([4401, 4403])('checks who is signed in when closed with %s', async (code) => {
  open()
  await connected()
  clients[0]?.close(code)
  await pass(900)
  expect(listeners.onDoubt).not.toHaveBeenCalled()
  await pass(100)
  expect(listeners.onDoubt).toHaveBeenCalledOnce()
})

test("doesn't check while signing out, and a download doesn't end the connection", async () => {
  open()
  await connected()
  clients[0]?.close(4403)
  await pass(500)
  window.dispatchEvent(new Event('beforeunload'))
  await pass(2900)
  expect(listeners.onDoubt).not.toHaveBeenCalled()
  expect(clients).toHaveLength(1)
  await pass(100)
  await connected(2)
})

test('occasionally checks who is signed in when the server refuses it', async () => {
  server.resetHandlers(link.addEventListener('connection', ({ client }) => client.close(1011)))
  open()
  await pass(1000)
  expect(listeners.onDoubt).toHaveBeenCalledOnce()
  for (let n = 0; n < 19; n++) await pass(3000)
  expect(listeners.onDoubt).toHaveBeenCalledOnce()
  for (let n = 0; n < 3; n++) await pass(3000)
  expect(listeners.onDoubt).toHaveBeenCalledTimes(2)
})

test("doesn't reconnect in the background, but immediately when the page is visible again", async () => {
  open()
  await connected()
  look(false)
  clients[0]?.close(1001)
  await pass(60_000)
  expect(clients).toHaveLength(1)
  look(true)
  await connected(2)
})

test("doesn't try while offline, and reconnects immediately with the network", async () => {
  onLine = false
  open()
  await pass(10_000)
  expect(clients).toHaveLength(0)
  onLine = true
  window.dispatchEvent(new Event('online'))
  await connected()
})

test('replaces a connection that no longer responds', async () => {
  open()
  await connected()
  answers = false
  await pass(31_000)
  look(true)
  await until(() => expect(sent).toHaveLength(2))
  await pass(10_000)
  answers = true
  await pass(3000)
  await connected(2)
  expect(clients).toHaveLength(2)
})

test('refetches missed changes when visible after a while, but not after a moment', async () => {
  open()
  await connected()
  look(true)
  await pass(31_000)
  expect(listeners.onConnected).toHaveBeenCalledTimes(1)
  look(true)
  await connected(2)
  expect(clients).toHaveLength(1)
})

test('closes with the page, and reopens when the page returns from the back/forward cache', async () => {
  open()
  await connected()
  window.dispatchEvent(new Event('pagehide'))
  await pass(10_000)
  expect(clients).toHaveLength(1)
  window.dispatchEvent(new Event('pageshow'))
  await connected(2)
})

test('only a first connection made immediately has missed nothing', async () => {
  open()
  await connected()
  clients[0]?.close()
  await pass(3000)
  await connected(2)
  expect(listeners.onConnected.mock.calls).toEqual([[false], [true]])
  close()
  answers = false
  open()
  await until(() => expect(clients).toHaveLength(3))
  clients[2]?.close()
  answers = true
  await pass(3000)
  await connected(3)
  expect(listeners.onConnected).toHaveBeenLastCalledWith(true)
})

test("a connection in progress isn't aborted: it stays silent and closes once open", async () => {
  const closed = vi.fn()
  server.resetHandlers(
    link.addEventListener('connection', ({ client }) => {
      client.addEventListener('message', ({ data }) => sent.push(String(data)))
      client.addEventListener('close', closed)
    }),
  )
  open()
  close()
  await until(() => expect(closed).toHaveBeenCalledOnce())
  expect(sent).toEqual([])
  expect(listeners.onConnected).not.toHaveBeenCalled()
})
