import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A request as an outside service saw it. */
export interface Seen {
  method: string
  /** path and query */
  url: URL
  headers: IncomingMessage['headers']
  body: string
}

/** Answers one request, or never ends it. */
export type Answerer = (seen: Seen, response: ServerResponse) => void

/** Answers with JSON. */
export const json =
  (value: unknown, status = 200): Answerer =>
  (_seen, response) => {
    response
      .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
      .end(JSON.stringify(value))
  }

/**
 * A local service that stands in for an outside one.
 * @param atTheEnd when it stops: after the test, or with afterAll after the file
 */
export async function anOutsideService(
  answer: Answerer,
  atTheEnd: (close: () => void) => void = onTestFinished,
): Promise<{ address: string; seen: Seen[] }> {
  const seen: Seen[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url = '/', headers } = request
    const asked = {
      method,
      url: new URL(url, 'http://service'),
      headers,
      body: Buffer.concat(chunks).toString(),
    }
    seen.push(asked)
    answer(asked, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  atTheEnd(() => {
    server.closeAllConnections()
    server.close()
  })
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen }
}

/** Failures of outside services. */
export const failingAnswers: [string, Answerer][] = [
  ['hangs', () => {}],
  ['hangs in the middle of an answer', (_seen, response) => void response.writeHead(200).write('{"foods":[')],
  ['says 401', json({ message: 'invalid app id/key' }, 401)],
  ['says 429', json({ message: 'usage limits exceeded' }, 429)],
  ['says 500', json({ message: 'internal error' }, 500)],
  [
    'says 503 with a page',
    (_seen, response) => void response.writeHead(503).end('<html>Page temporarily unavailable'),
  ],
  ['answers with a page', (_seen, response) => void response.end('<html>Welcome to the hotel wifi</html>')],
  ['answers with other JSON', json({ hello: 'world', products: 'none', common: 7, foods: null })],
  ['answers without end', (_seen, response) => void response.end(`"${'x'.repeat(200_000)}"`)],
  ['sends elsewhere', (_seen, response) => void response.writeHead(302, { location: '/elsewhere' }).end()],
  ['breaks off', (_seen, response) => void response.destroy()],
]
