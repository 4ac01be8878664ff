import type { TextWish } from '@pepwell/domain/accounts/phone'
import twilio from 'twilio'
import { ForgedText, type ReceivedText, type Sms, type SmsPort } from './sms.ts'
import { Undeliverable } from './undeliverable.ts'

/** How long Twilio may keep a message waiting. */
const PATIENCE_MS = 20_000

const LONGEST_ANSWER = 100_000

/** The account that pays for text messages, and the number that they come from. */
export interface TwilioAccount {
  accountSid: string
  authToken: string
  from: string
  /** where it tells what people text back, to the letter: that is signed */
  hears: string
}

/** Twilio's clock and ours may differ by so much. */
const CLOCK_SKEW_MS = 60_000

/** Among so many messages to one number the one that was tried before is looked for. */
const LATEST = 20

/**
 * Twilio's codes of what no waiting changes: the number is none, is a short code, is our own, answered STOP or is no
 * mobile's, or the text is too long. Other refusals, under the same status, may pass (21611, our queue is full) or be
 * mended by the operator (21606 and 21659, our own number can't send).
 */
const REFUSED_FOR_GOOD: ReadonlySet<unknown> = new Set([21211, 21265, 21266, 21610, 21614, 21617])

/** Set by Twilio where it keeps the words STOP, START and HELP by itself, and answers them. */
const optOuts: Record<string, TextWish> = { STOP: 'stop', START: 'start', HELP: 'help' }

function receivedIn({ From: from = '', Body: text = '', OptOutType }: Record<string, string>): ReceivedText {
  const wish = optOuts[OptOutType ?? '']
  return { from, text, ...(wish && { wish }), isAnswered: wish !== undefined }
}

/**
 * Hands text messages to Twilio.
 * @param address where Twilio's API is
 */
export function twilioSms(
  { accountSid, authToken, from, hears }: TwilioAccount,
  address = 'https://api.twilio.com',
): SmsPort {
  const client = twilio(accountSid, authToken, { timeout: PATIENCE_MS })
  client.httpClient.axios.defaults.maxContentLength = LONGEST_ANSWER
  client.api.baseUrl = address

  /** Twilio takes no id for a message: whether it has a message is seen by how the text ends. */
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
      const told = Object.fromEntries(new URLSearchParams(body))
      if (!twilio.validateRequest(authToken, signature, hears, told))
        throw new ForgedText('The signature is wrong')
      if (told.From?.includes('\u0000')) throw new ForgedText('No number has U+0000 in it')
      return receivedIn(told)
    },
  }
}
