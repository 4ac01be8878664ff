import { expect, onTestFinished, test } from 'vitest'
import { localCertificate } from '../testing/local-certificate.ts'
import { aBrowser, aPushService, type PushAnswer, signedClaims } from '../testing/push-service.ts'
import { SubscriptionGone } from './push.ts'
import { type WebPushOptions, webPushPort } from './push-web.ts'
import { Undeliverable } from './undeliverable.ts'

const message = { payload: JSON.stringify({ title: 'KPV — 250 µg 💉' }), ttl: 3600, topic: 'reminder-1' }

/** The port as in production; only this machine is within reach. */
function aPort(options: Partial<WebPushOptions> = {}) {
  const port = webPushPort({
    contact: 'mailto:help@pepwell.test',
    mayReach: (address) => address === '127.0.0.1' || address === '::1',
    ca: localCertificate.cert,
    ...options,
  })
  onTestFinished(port.close)
  return port
}

async function errorOf(answer: PushAnswer): Promise<Error> {
  const service = await aPushService(answer)
  const port = aPort()
  const error = await port
    .send(aBrowser(service.address).flat, message, port.makeKeys())
    .catch((error) => error)
  expect(service.received).toHaveLength(1)
  return error
}

test('only the browser can read a push, and the push service can verify its signature', async () => {
  const service = await aPushService()
  const browser = aBrowser(`${service.address}/push/abc?x=1`)
  const port = aPort()
  const keys = port.makeKeys()
  await port.send(browser.flat, message, keys)
  const [push] = service.received
  expect(push).toMatchObject({
    path: '/push/abc?x=1',
    headers: { ttl: '3600', topic: 'reminder-1', urgency: 'high', 'content-encoding': 'aes128gcm' },
  })
  expect(push?.body.toString('latin1')).not.toContain('title')
  expect(browser.read(push?.body ?? Buffer.of())).toBe(message.payload)
  expect(() => aBrowser('').read(push?.body ?? Buffer.of())).toThrow()
  const claims = signedClaims(push?.headers.authorization ?? '', keys.publicKey)
  expect(claims).toMatchObject({ aud: service.address, sub: 'mailto:help@pepwell.test' })
  expect(claims.exp).toBeGreaterThan(Date.now() / 1000)
})

test.each([404, 410])('%i: the browser is no longer subscribed', async (status) => {
  expect(await errorOf(status)).toBeInstanceOf(SubscriptionGone)
})

test.each([400, 403, 413, 301, 307])('%i is permanent', async (status) => {
  expect(await errorOf(status)).toBeInstanceOf(Undeliverable)
})

test.each([401, 429, 500, 503])('%i is temporary', async (status) => {
  const error = await errorOf(status)
  expect(error.message).toMatch(new RegExp(`^localhost:\\d+ answered ${status}$`))
  expect([Undeliverable, SubscriptionGone].some((type) => error instanceof type)).toBe(false)
})

test('a push service that is not on the list of hosts is never connected to', async () => {
  const service = await aPushService()
  const send = (hosts: string[]) => {
    const port = aPort({ hosts })
    return port.send(aBrowser(service.address).flat, message, port.makeKeys())
  }
  await expect(send(['push.example'])).rejects.toThrow(Undeliverable)
  expect(service.received).toHaveLength(0)
  await send(['push.example', 'localhost'])
  expect(service.received).toHaveLength(1)
})

test('a push service that disconnects or is down is a temporary failure', async () => {
  expect(await errorOf((response) => void response.destroy())).not.toBeInstanceOf(Undeliverable)
  const port = aPort()
  const away = port.send(aBrowser('https://localhost:1/').flat, message, port.makeKeys())
  await expect(away).rejects.toThrow(/ECONNREFUSED/)
})

test('a push service that does not answer times out', async () => {
  const service = await aPushService(() => {})
  const port = aPort({ timeout: 1000 })
  const sent = port.send(aBrowser(service.address).flat, message, port.makeKeys())
  await expect(sent).rejects.toThrow(/abort|timeout/i)
  expect(service.received).toHaveLength(1)
})

test('an endless reply is not read', async () => {
  const error = await errorOf((response) => {
    response.writeHead(503)
    const more = setInterval(() => response.write('x'.repeat(10_000)), 5)
    response.on('close', () => clearInterval(more))
  })
  expect(error.message).toMatch(/answered 503$/)
})

test('invalid keys make the subscription useless', async () => {
  const service = await aPushService()
  const port = aPort()
  const p256dh = Buffer.alloc(65, 4).toString('base64url')
  const sent = port.send({ ...aBrowser(service.address).flat, p256dh }, message, port.makeKeys())
  await expect(sent).rejects.toThrow(SubscriptionGone)
  expect(service.received).toEqual([])
})

test('in production nothing on this machine or its network is reached, and nothing without https', async () => {
  const service = await aPushService()
  const port = aPort({ mayReach: undefined })
  const endpoints = [
    service.address,
    `https://127.0.0.1:${service.port}`,
    `https://[::ffff:127.0.0.1]:${service.port}`,
    'https://10.0.0.1/',
    'http://localhost/',
  ]
  for (const endpoint of endpoints) {
    const sent = port.send(aBrowser(endpoint).flat, message, port.makeKeys())
    await expect(sent).rejects.toThrow(Undeliverable)
  }
  expect(service.received).toEqual([])
})

test('an untrusted certificate is refused', async () => {
  const service = await aPushService()
  const port = aPort({ ca: undefined })
  await expect(port.send(aBrowser(service.address).flat, message, port.makeKeys())).rejects.toThrow(
    /self.signed/i,
  )
  expect(service.received).toEqual([])
})
