import twilio from 'twilio'
import type { Sms, SmsPort } from './sms.ts'
import { Undeliverable } from './undeliverable.ts'

/** How long Twilio may keep a message waiting. */
const PATIENCE_MS = 20_000

const LONGEST_ANSWER = 100_000

/** The account that pays for text messages, and the number that they come from. */
export interface TwilioAccount {
  accountSid: string
  authToken: string
  from: string
}

/** Twilio's clock and ours may differ by so much. */
const CLOCK_SKEW_MS = 60_000

/** Among so many messages to one number the one that was tried before is looked for. */
const LATEST = 20

/** Twilio answers so when the number or the message is the trouble; everything else may pass or be mended. */
const REFUSED = 400

/**
 * Hands text messages to Twilio.
 * @param address where Twilio's API is
 */
export function twilioSms(
  { accountSid, authToken, from }: TwilioAccount,
  address = 'https://api.twilio.com',
): SmsPort {
  const client = twilio(accountSid, authToken, { timeout: PATIENCE_MS })
  client.httpClient.axios.defaults.maxContentLength = LONGEST_ANSWER
  client.api.baseUrl = address

  /** Twilio takes no id for a message: whether it has one is seen by its text. */
  async function hasTaken({ to, text }: Sms, since: Date): Promise<boolean> {
    const latest = await client.messages.list({ to, limit: LATEST })
    return latest.some(
      ({ body, dateCreated }) => body === text && dateCreated.getTime() >= since.getTime() - CLOCK_SKEW_MS,
    )
  }

  return {
    async send(sms) {
      const { to, text, triedSince } = sms
      if (triedSince && (await hasTaken(sms, triedSince))) return
      try {
        await client.messages.create({ to, from, body: text })
      } catch (error) {
        const { status, message } = error as { status?: number; message: string }
        throw status === REFUSED ? new Undeliverable(message) : error
      }
    },
  }
}
