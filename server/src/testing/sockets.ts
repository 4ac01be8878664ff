import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { type RawData, WebSocket } from 'ws'
import type { Member } from './factories.ts'
import type { TestApp } from './test-app.ts'

/** A browser's end of a live connection. */
export interface TestSocket {
  socket: WebSocket
  /** events from the server so far */
  events: { type: string }[]
  /** why the connection was closed */
  closed: Promise<{ code: number; reason: string }>
  send(message: unknown): void
}

/** The address of a test's app, from the first call on. */
export async function addressOf({ app }: TestApp): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  return `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

interface Upgrade {
  path?: string
  headers?: Record<string, string>
}

/** Requests an upgrade like a browser. */
async function ask(test: TestApp, { path = '/ws', headers = {} }: Upgrade): Promise<WebSocket> {
  const socket = new WebSocket(`${await addressOf(test)}${path}`, { headers })
  onTestFinished(() => socket.terminate())
  return socket
}

/** The status and raw body of a refused upgrade. */
export async function refusalOf(test: TestApp, upgrade: Upgrade): Promise<{ status: number; body: string }> {
  const socket = await ask(test, upgrade)
  // Without a listener the refusal would count as an error.
  const [request, response] = await Promise.race([
    once(socket, 'unexpected-response'),
    once(socket, 'open').then(() => Promise.reject(new Error('the upgrade was not refused'))),
  ])
  let body = ''
  for await (const chunk of response) body += chunk
  request.destroy()
  return { status: response.statusCode, body }
}

/** Opens a live connection with a cookie and sends nothing. */
export async function open(
  test: TestApp,
  { cookie }: Pick<Member, 'cookie'>,
  headers: Record<string, string> = {},
): Promise<TestSocket> {
  const socket = await ask(test, { headers: { cookie, ...headers } })
  const events: TestSocket['events'] = []
  socket.on('message', (data: RawData) => void events.push(JSON.parse(data.toString())))
  const closed = once(socket, 'close').then(([code, reason]) => ({ code, reason: String(reason) }))
  await once(socket, 'open')
  return { socket, events, closed, send: (message) => socket.send(JSON.stringify(message)) }
}

/** Opens a connection and identifies itself, like our pages. */
export async function connectAs(test: TestApp, member: Pick<Member, 'cookie' | 'id'>): Promise<TestSocket> {
  const connection = await open(test, member)
  connection.send({ type: 'authenticate', userId: member.id })
  await once(connection.socket, 'message')
  return connection
}
