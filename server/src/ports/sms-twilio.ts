import type { TextCommand } from '@pepwell/domain/accounts/phone'
import twilio from 'twilio'
import { ForgedText, type ReceivedText, type Sms, type SmsPort } from './sms.ts'
import { Undeliverable } from './undeliverable.ts'

/** Timeout for Twilio. */
const TIMEOUT_MS = 20_000

const MAX_ANSWER_LENGTH = 100_000

/** The account that pays for text messages, and the number they come from. */
export interface TwilioAccount {
  accountSid: string
  authToken: string
  from: string
  /** the exact webhook address for incoming texts, which is part of the signature */
  webhookUrl: string
}

/** How far Twilio's clock and ours may differ. */
const CLOCK_SKEW_MS = 60_000

/** How many messages to a number are searched for an earlier attempt. */
const LATEST = 20

/**
 * Twilio's codes for permanent refusals: the number is invalid, a short code, our own, opted out or no mobile, or the
 * text is too long. Others with the same status may pass (21611, our queue is full) or be fixed by the operator
 * (21606 and 21659, our own number can't send).
 */
const REFUSED_FOR_GOOD: ReadonlySet<unknown> = new Set([21211, 21265, 21266, 21610, 21614, 21617])

/** Set by Twilio if it handles STOP, START and HELP itself. */
const optOuts: Record<string, TextCommand> = { STOP: 'stop', START: 'start', HELP: 'help' }

function receivedIn({ From: from = '', Body: text = '', OptOutType }: Record<string, string>): ReceivedText {
  const preference = optOuts[OptOutType ?? '']
  return { from, text, ...(preference && { preference }), isAnswered: preference !== undefined }
}

/**
 * Sends text messages through Twilio.
 * @param address of Twilio's API
 */
export function twilioSms(
  { accountSid, authToken, from, webhookUrl }: TwilioAccount,
  address = 'https://api.twilio.com',
): SmsPort {
  const client = twilio(accountSid, authToken, { timeout: TIMEOUT_MS })
  client.httpClient.axios.defaults.maxContentLength = MAX_ANSWER_LENGTH
  client.api.baseUrl = address

  /** Twilio accepts no message id, so an earlier message is recognized by its ending. */
  async function hasTaken({ to, ending }: Sms, since: Date): Promise<boolean> {
    const latest = await client.messages.list({ to, limit: LATEST })
    return latest.some(
      ({ body, dateCreated }) =>
        body.endsWith(ending) && dateCreated.getTime() >= since.getTime() - CLOCK_SKEW_MS,
    )
  }

  return {
    async send(sms) {
      const { to, text, triedSince } = sms
      if (triedSince && (await hasTaken(sms, triedSince))) return
      try {
        await client.messages.create({ to, from, body: text })
      } catch (error) {
        const { code, message } = error as { code?: unknown; message: string }
        throw REFUSED_FOR_GOOD.has(code) ? new Undeliverable(message) : error
      }
    },
    read(body, signature) {
      const fields = Object.fromEntries(new URLSearchParams(body))
      if (!twilio.validateRequest(authToken, signature, webhookUrl, fields))
        throw new ForgedText('The signature is wrong')
      if (fields.From?.includes('\u0000')) throw new ForgedText('No number has U+0000 in it')
      return receivedIn(fields)
    },
  }
}
