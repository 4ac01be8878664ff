/** A browser's push subscription. */
export interface PushSubscription {
  endpoint: string
  /** base64url */
  p256dh: string
  auth: string
}

/** A push message. */
export interface PushMessage {
  /** text that only the browser can decrypt */
  payload: string
  /** seconds that the push service stores it for an offline browser */
  ttl: number
  /** an offline browser gets only the last message of a topic; up to 32 base64url characters */
  topic: string
}

/** Keys that sign pushes, in base64url; browsers subscribe with the public one. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/** The subscription doesn't exist anymore. */
export class SubscriptionGone extends Error {}

/** Sends pushes. */
export interface PushPort {
  makeKeys(): VapidKeys
  /**
   * @throws SubscriptionGone; Undeliverable if the push is refused for good; other errors if it could not be sent now
   */
  send(to: PushSubscription, message: PushMessage, keys: VapidKeys): Promise<void>
  /** Closes open connections. */
  close(): void
}
