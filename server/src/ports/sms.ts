/** One text message. */
export interface Sms {
  /** in E.164 */
  to: string
  text: string
  /** how the text ends, and no other message's does: the rest may be worded anew before another attempt */
  ending: string
  /** what the message is known by: handed over again under the same id, it is the same message */
  id: string
  /** since when the message was tried, if it was tried before: it may have arrived without our hearing of it */
  triedSince?: Date
}

/** The way out for text messages. */
export interface SmsPort {
  /** @throws Undeliverable when the message is refused for good; other errors when it could not be handed over now */
  send(sms: Sms): Promise<void>
}
