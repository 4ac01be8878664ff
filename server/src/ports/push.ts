/** A browser that asked to be told things. */
export interface PushSubscription {
  endpoint: string
  /** base64url */
  p256dh: string
  auth: string
}

/** What a browser is told. */
export interface PushMessage {
  /** text that only the browser can read */
  payload: string
  /** seconds for which the push service keeps it for a browser that is away */
  ttl: number
  /** of several with the same topic, a browser that was away gets the last; up to 32 base64url characters */
  topic: string
}

/** What the product signs its pushes with, in base64url; browsers subscribe with the public one. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/** The browser is not subscribed any more, or never was. */
export class SubscriptionGone extends Error {}

/** The way out for pushes. */
export interface PushPort {
  makeKeys(): VapidKeys
  /**
   * @throws SubscriptionGone; Undeliverable when the push is refused for good; other errors when it could not be handed over now
   */
  send(to: PushSubscription, message: PushMessage, keys: VapidKeys): Promise<void>
  /** Ends open connections. */
  close(): void
}
