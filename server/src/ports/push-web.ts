import { Agent, type RequestOptions, request } from 'node:https'
import webPush, { type VapidKeys } from 'web-push'
import { type OutboundHosts, requireOutboundHost } from './outbound-hosts.ts'
import { isPublicAddress, lookupWithin, type Reach, requireReach } from './public-addresses.ts'
import { type PushMessage, type PushPort, type PushSubscription, SubscriptionGone } from './push.ts'
import { Undeliverable } from './undeliverable.ts'

/** Timeout of a push service. Anyone can name one that never answers, and waiting for it delays others. */
const TIMEOUT_MS = 5_000

/** Parallel connections to one push service. */
const MAX_CONNECTIONS = 20

/** Options of {@link webPushPort}; all but the contact and hosts are for tests. */
export interface WebPushOptions {
  /** an https: or mailto: address for complaints */
  contact: string
  hosts?: OutboundHosts
  mayReach?: Reach
  /** milliseconds until the response */
  timeout?: number
  /** a certificate authority to trust instead of the usual ones */
  ca?: string
}

/** Encrypts for the browser (RFC 8291). Invalid keys make the subscription useless. */
function encrypted({ p256dh, auth }: PushSubscription, payload: string): Buffer {
  try {
    return webPush.encrypt(p256dh, auth, payload, 'aes128gcm').cipherText
  } catch {
    throw new SubscriptionGone('the keys of the subscription cannot be used')
  }
}

/** Sends and returns the status; the body isn't read. */
function post(url: URL, options: RequestOptions, body: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { ...options, method: 'POST' }, (response) => {
      resolve(response.statusCode ?? 0)
      // After a short body the connection can be reused; a long one isn't worth reading.
      response.on('error', () => {}).on('data', () => response.destroy())
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** @throws the error that a failed status means */
function judge(status: number, { host }: URL): void {
  if (status >= 200 && status < 300) return
  const sentence = `${host} answered ${status}`
  if (status === 404 || status === 410) throw new SubscriptionGone(sentence)
  // 401: a wrong clock. 408, 425 and 429: later.
  if (status >= 500 || [401, 408, 425, 429].includes(status)) throw new Error(sentence)
  throw new Undeliverable(sentence)
}

/** Sends pushes to the service that a browser named, which must be on the public internet. */
export function webPushPort({
  contact,
  hosts,
  mayReach = isPublicAddress,
  timeout = TIMEOUT_MS,
  ca,
}: WebPushOptions): PushPort {
  const agent = new Agent({
    keepAlive: true,
    maxSockets: MAX_CONNECTIONS,
    lookup: lookupWithin(mayReach),
    ca,
  })

  function headersOf(
    url: URL,
    { ttl, topic }: PushMessage,
    { publicKey, privateKey }: VapidKeys,
    size: number,
  ) {
    const signature = webPush.getVapidHeaders(url.origin, contact, publicKey, privateKey, 'aes128gcm')
    return {
      ...signature,
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      'content-length': size,
      ttl,
      topic,
      urgency: 'high',
    }
  }

  return {
    makeKeys: () => webPush.generateVAPIDKeys(),
    async send(to, message, keys) {
      const url = new URL(to.endpoint)
      if (url.protocol !== 'https:') throw new Undeliverable('a push service is only used over https')
      requireOutboundHost(url, hosts)
      requireReach(url, mayReach)
      const body = encrypted(to, message.payload)
      const headers = headersOf(url, message, keys, body.length)
      judge(await post(url, { agent, headers, signal: AbortSignal.timeout(timeout) }, body), url)
    },
    close: () => agent.destroy(),
  }
}
