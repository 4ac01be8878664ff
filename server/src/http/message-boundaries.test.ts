import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const { app } = await testApp()
await app.listen({ port: 0, host: '127.0.0.1' })

/** Everything that a connection answers before it closes. */
async function answerTo(...lines: string[]): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.end(lines.join('\r\n'))
  return text(socket)
}

const login = ['POST /api/auth/login HTTP/1.1', 'Host: localhost', 'Content-Type: application/json']
const hidden = ['GET /api/peptides HTTP/1.1', 'Host: localhost', 'Connection: close', '', '']

test.each([
  ['two kinds of length', ['Content-Length: 4', 'Transfer-Encoding: chunked', '', '0', '', ...hidden]],
  ['two lengths', ['Content-Length: 2', 'Content-Length: 3', '', '{}', ...hidden]],
  ['an unknown encoding', ['Transfer-Encoding: xchunked', '', '0', '', ...hidden]],
  ['a length that is no number', ['Content-Length: +2', '', '{}', ...hidden]],
  ['a chunk without a size', ['Transfer-Encoding: chunked', '', 'x', '{}', '0', '', ...hidden]],
  ['a space before the colon', ['Content-Length : 2', '', '{}', ...hidden]],
])('a message with %s is refused, so that no other one hides in it', async (_, rest) => {
  const answer = await answerTo(...login, ...rest)
  expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 400'])
})

test('TRACE echoes nothing', async () => {
  const answer = await answerTo(
    'TRACE / HTTP/1.1',
    'Host: localhost',
    'Cookie: a=secret',
    'Connection: close',
    '',
    '',
  )
  expect(answer).toMatch(/^HTTP\/1\.1 404/)
  expect(answer).not.toContain('secret')
})
