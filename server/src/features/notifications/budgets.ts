import type { MailPort } from '../../ports/mail.ts'
import type { SmsPort } from '../../ports/sms.ts'
import { Undeliverable } from '../../ports/undeliverable.ts'
import type { RateLimits } from '../rate-limits/rate-limits.service.ts'

/** Mails that one address gets in a day, beside those of its account. */
const MAILS_A_DAY = 50

/** Text messages that one number gets in a day. */
const TEXTS_A_DAY = 20

const DAY_MINUTES = 24 * 60

/** So much was sent already that this is sent no more: waiting for the day to be over would only make it late. */
export class OverBudget extends Undeliverable {}

type Budget = ReturnType<RateLimits['budget']>

/** Takes from budgets, and gives back when nothing was sent. @throws OverBudget */
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

/** The way out for mail, as far as an address's day allows. */
export function boundedMail(mail: MailPort, rateLimits: RateLimits): MailPort {
  const budget = rateLimits.budget('mails', { minutes: DAY_MINUTES, most: MAILS_A_DAY })
  const sentence = `More than ${MAILS_A_DAY} mails in a day`
  return { ...mail, send: (one) => within([{ budget, of: one.to, sentence }], () => mail.send(one)) }
}

/** The way out for text messages, as far as a number's day allows, and everybody's. */
export function boundedSms(sms: SmsPort, rateLimits: RateLimits, perDay: number): SmsPort {
  const own = rateLimits.budget('texts', { minutes: DAY_MINUTES, most: TEXTS_A_DAY })
  const all = rateLimits.budget('all-texts', { minutes: DAY_MINUTES, most: perDay })
  return {
    send: (one) =>
      within(
        [
          { budget: own, of: one.to, sentence: `More than ${TEXTS_A_DAY} text messages in a day` },
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
