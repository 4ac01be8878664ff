import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { localCertificate } from './local-certificate.ts'

/** A push as its service received it. */
export interface ReceivedPush {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Answers a push; a number is a status. */
export type PushAnswer = number | ((response: ServerResponse, push: ReceivedPush) => void)

/** A local push service over https. */
export async function aPushService(answer: PushAnswer = 201) {
  const received: ReceivedPush[] = []
  const state = { answer }
  const server = createServer(localCertificate, async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const push = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) }
    received.push(push)
    if (typeof state.answer === 'number') response.writeHead(state.answer).end()
    else state.answer(response, push)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    received,
    port,
    address: `https://localhost:${port}`,
    answerWith: (next: PushAnswer) => {
      state.answer = next
    },
  }
}

/** A subscribed browser, which alone can decrypt its pushes. */
export function aBrowser(endpoint: string) {
  const keys = createECDH('prime256v1')
  const p256dh = keys.generateKeys()
  const auth = randomBytes(16)
  const subscription = {
    endpoint,
    keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
  }

  /** RFC 8188 and RFC 8291: one record, with a key from both sides' keys and the subscription's secret. */
  function read(body: Buffer): string {
    const salt = body.subarray(0, 16)
    const keyLength = body.readUInt8(20)
    const sender = body.subarray(21, 21 + keyLength)
    const record = body.subarray(21 + keyLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender])
    const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32))
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length))
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    decipher.setAuthTag(record.subarray(-16))
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
    // The last record ends with 2 and zeros.
    return padded.subarray(0, padded.lastIndexOf(2)).toString()
  }

  return { subscription, flat: { endpoint, ...subscription.keys }, read }
}

const jsonIn = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())

/**
 * The claims of a push's signature (RFC 8292).
 * @throws unless the owner of the public key signed them
 */
export function signedClaims(authorization: string, publicKey: string): Record<string, unknown> {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  if (key !== publicKey) throw new Error('this push was signed with another key')
  const [header = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const verifier = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isTrue = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: verifier, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isTrue || jsonIn(header).alg !== 'ES256') throw new Error('the signature is wrong')
  return jsonIn(claims)
}
