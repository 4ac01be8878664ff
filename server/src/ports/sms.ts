import type { TextCommand } from '@pepwell/domain/accounts/phone'

/** The webhook for incoming texts. */
export const TEXTS_PATH = '/api/webhooks/twilio'

/** One text message. */
export interface Sms {
  /** in E.164 */
  to: string
  text: string
  /** the unique end of the text; the rest may be reworded before another attempt */
  ending: string
  /** identifies the message: sent again under the same id, it is the same message */
  id: string
  /** when it was first tried, if it was: it may have arrived without a response */
  triedSince?: Date
}

/** An incoming text. */
export interface ReceivedText {
  /** in E.164 */
  from: string
  text: string
  /** the keyword that the service recognized, if any */
  preference?: TextCommand
  /** whether the service answers it */
  isAnswered: boolean
}

/** The text isn't from the service or was changed on its way. */
export class ForgedText extends Error {}

/** Sends text messages. */
export interface SmsPort {
  /** @throws Undeliverable if the message is refused for good; other errors if it could not be sent now */
  send(sms: Sms): Promise<void>
  /**
   * Parses an incoming text at {@link TEXTS_PATH}; undefined without a service.
   * @throws ForgedText
   */
  read?: (body: string, signature: string) => ReceivedText
}
