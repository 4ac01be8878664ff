import { createHash } from 'node:crypto'
import type { PushPayload } from '@pepwell/contract/reminders/push-payload'
import { canReceiveTexts } from '@pepwell/domain/accounts/phone'
import { brandName } from '@pepwell/domain/text/brand'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema.ts'
import type { Mail, MailPort } from '../../ports/mail.ts'
import type { UnsubscribeLink } from '../../ports/mail-page.ts'
import { type PushMessage, type PushPort, SubscriptionGone, type VapidKeys } from '../../ports/push.ts'
import type { SmsPort } from '../../ports/sms.ts'
import { Undeliverable } from '../../ports/undeliverable.ts'
import { type DueDelivery, recordReached } from './deliveries.queries.ts'
import { notificationMail } from './notifications.mails.ts'
import { browsersToReach, removeUseless } from './push-subscriptions.queries.ts'
import { wholeSentence } from './whole-sentence.ts'

/** How long a push service stores a push for an offline browser, in seconds; later, the inbox is enough. */
const PUSH_TTL = 4 * 60 * 60

/** What sending needs. */
export interface SenderDeps {
  db: Kysely<DB>
  mail: MailPort
  sms: SmsPort
  push: PushPort
  keys(): Promise<VapidKeys>
  publicUrl: string
}

/** The delivery to send now. */
export interface Sending extends DueDelivery {
  /** what its path opens, in words */
  opens: string
  /** a later push with the same tag replaces it */
  tag: string
  /** its unsubscribe link */
  unsubscribe?: UnsubscribeLink
  /** the whole mail, for kinds with their own mails */
  mail?: Omit<Mail, 'id'>
  /** additional push data */
  push: Partial<PushPayload>
}

/** Unlike the number alone, it stays unique after the database is recreated. */
const idOf = ({ id, createdAt }: DueDelivery) => `delivery-${id}-${createdAt.getTime()}`

function pushMessage({ title, body, tag, path, push }: Sending): PushMessage {
  const payload: Partial<PushPayload> = { title, body, tag, url: path, ...push }
  return {
    payload: JSON.stringify(payload),
    ttl: PUSH_TTL,
    topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
  }
}

const isForGood = (error: Error) => error instanceof Undeliverable || error instanceof SubscriptionGone

/** Judges failures of some browsers: a temporary one is retried, even if others got the push. */
function judge(errors: readonly Error[], reached: number): void {
  const sentence = [...new Set(errors.map(({ message }) => message))].join('; ')
  if (!errors.every(isForGood)) throw new Error(sentence)
  if (reached === 0) throw new Undeliverable(sentence || 'No browser is subscribed')
}

/** Sends to every browser that wasn't reached yet. */
async function sendPush({ db, push, keys }: SenderDeps, delivery: Sending): Promise<void> {
  const browsers = await browsersToReach(db, delivery.id)
  const message = pushMessage(delivery)
  const signature = await keys()
  const errors: Error[] = []
  let reached = delivery.reached
  const pushTo = async (browser: (typeof browsers)[number]) => {
    try {
      await push.send(browser, message, signature)
      reached++
      await recordReached(db, delivery.id, browser.id)
    } catch (error) {
      if (error instanceof SubscriptionGone) await removeUseless(db, browser)
      errors.push(error as Error)
    }
  }
  await Promise.all(browsers.map(pushTo))
  judge(errors, reached)
}

async function sendMail({ mail, publicUrl }: SenderDeps, delivery: Sending): Promise<void> {
  const { email: to, firstName, title, body, path, opens, unsubscribe } = delivery
  const link = `${publicUrl}${path}`
  const content = { to, firstName, title, body, link, opens, unsubscribe }
  await mail.send({ ...(delivery.mail ?? notificationMail(content)), id: idOf(delivery) })
}

async function sendSms({ sms, publicUrl }: SenderDeps, delivery: Sending): Promise<void> {
  const { id, phoneNumber: to, title, body, path, attempts, createdAt } = delivery
  if (!to) throw new Undeliverable('No phone number')
  if (!canReceiveTexts(to)) throw new Undeliverable('The phone number isn’t US or Canadian')
  if (!delivery.phoneProved) throw new Undeliverable('The phone number isn’t verified')
  const link = `${publicUrl}${path}${path.includes('?') ? '&' : '?'}sms=${id}`
  const sent = {
    to,
    text: `${brandName}: ${title}. ${wholeSentence(body)} ${link}`,
    ending: link,
    id: idOf(delivery),
  }
  await sms.send({ ...sent, ...(attempts > 1 && { triedSince: createdAt }) })
}

/** The sender of each channel but the inbox. */
export const senders = { push: sendPush, email: sendMail, sms: sendSms } as const
