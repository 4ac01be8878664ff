import type { TextWish } from '@pepwell/domain/accounts/phone'

/** Where the service that sends text messages tells of those that people send back. */
export const TEXTS_PATH = '/api/webhooks/twilio'

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

/** What somebody texted back. */
export interface ReceivedText {
  /** in E.164 */
  from: string
  text: string
  /** what the service took it for, where it looked */
  wish?: TextWish
  /** whether the service answers it by itself */
  isAnswered: boolean
}

/** A text that the service did not tell of, or that was changed on its way. */
export class ForgedText extends Error {}

/** The way out for text messages. */
export interface SmsPort {
  /** @throws Undeliverable when the message is refused for good; other errors when it could not be handed over now */
  send(sms: Sms): Promise<void>
  /**
   * Reads what the service tells at {@link TEXTS_PATH}; undefined where none is set up.
   * @throws ForgedText
   */
  read?: (body: string, signature: string) => ReceivedText
}
