import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface Answer {
  status: number
  headers: NodeJS.Dict<string | string[]>
  body: Buffer
}

/** Passes a request to one process. */
async function pass(port: number, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Answer> {
  const sent = request({ host: '127.0.0.1', port, method, path: url, headers })
  sent.end(body)
  const [received] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: received.statusCode ?? 502, headers: received.headers, body: await buffer(received) }
}

/**
 * A proxy that does what deploy/nginx.conf says: takes turns, and tries another process after an error or a 503, also
 * for writes.
 */
export async function startBalancer(ports: readonly number[]) {
  let turn = 0
  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(incoming)
    const first = turn++
    let last: Answer | undefined
    for (let tried = 0; tried < ports.length && (last === undefined || last.status === 503); tried++) {
      const port = ports[(first + tried) % ports.length] ?? 0
      last = (await pass(port, incoming, body).catch(() => undefined)) ?? last
    }
    if (last) response.writeHead(last.status, last.headers).end(last.body)
    else response.writeHead(502).end()
  }
  const server = createServer(
    (incoming, response) => void answer(incoming, response).catch(() => response.destroy()),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
