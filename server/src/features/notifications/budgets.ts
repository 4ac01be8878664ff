import type { MailPort } from '../../ports/mail.ts'
import type { SmsPort } from '../../ports/sms.ts'
import { Undeliverable } from '../../ports/undeliverable.ts'
import type { RateLimits } from '../rate-limits/rate-limits.service.ts'

/** Mails per address and day, not counting account mails. */
const MAILS_PER_DAY = 50

/** Text messages per number and day. */
const TEXTS_PER_DAY = 20

const DAY_MINUTES = 24 * 60

/** The daily limit is used up. A retry the next day would only be late. */
export class OverBudget extends Undeliverable {}

type Budget = ReturnType<RateLimits['budget']>

/**
 * Uses budgets and returns them if nothing was sent.
 * @throws OverBudget
 */
async function within<Result>(
  budgets: readonly { budget: Budget; of: string; sentence: string }[],
  send: () => Promise<Result>,
): Promise<Result> {
  const taken: (typeof budgets)[number][] = []
  const giveBack = async () => {
    for (const { budget, of } of taken) await budget.giveBack(of)
  }
  for (const one of budgets) {
    if (!(await one.budget.hasRoom(one.of))) {
      await giveBack()
      throw new OverBudget(one.sentence)
    }
    taken.push(one)
  }
  try {
    return await send()
  } catch (error) {
    await giveBack()
    throw error
  }
}

/** Sends mail within the daily limit of an address. */
export function boundedMail(mail: MailPort, rateLimits: RateLimits): MailPort {
  const budget = rateLimits.budget('mails', { minutes: DAY_MINUTES, max: MAILS_PER_DAY })
  const sentence = `More than ${MAILS_PER_DAY} mails in a day`
  return { ...mail, send: (one) => within([{ budget, of: one.to, sentence }], () => mail.send(one)) }
}

/** Sends text messages within the daily limits of a number and of all. */
export function boundedSms(sms: SmsPort, rateLimits: RateLimits, perDay: number): SmsPort {
  const own = rateLimits.budget('texts', { minutes: DAY_MINUTES, max: TEXTS_PER_DAY })
  const all = rateLimits.budget('all-texts', { minutes: DAY_MINUTES, max: perDay })
  return {
    send: (one) =>
      within(
        [
          { budget: own, of: one.to, sentence: `More than ${TEXTS_PER_DAY} text messages in a day` },
          {
            budget: all,
            of: 'everybody',
            sentence: `More than ${perDay} text messages in a day (SMS_PER_DAY)`,
          },
        ],
        () => sms.send(one),
      ),
  }
}
