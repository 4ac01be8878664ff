import { testChannels } from '@pepwell/contract/reminders/notifications.calls'
import { latenessOf, type MailSwitch } from '@pepwell/domain/reminders/notifications'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { Attempt } from '../../jobs/jobs.ts'
import type { People } from '../../live/person-events.ts'
import { Undeliverable } from '../../ports/undeliverable.ts'
import { OverBudget } from './budgets.ts'
import { isMailed } from './channels.ts'
import {
  beginAttempt,
  type DueDelivery,
  dropDelivery,
  endAttempt,
  type NewDelivery,
} from './deliveries.queries.ts'
import { type AnyKind, type NotificationKinds, testKind } from './kinds.ts'
import { reportWithheld } from './limit-notices.ts'
import { type SenderDeps, type Sending, senders } from './senders.ts'
import type { UnsubscribeLinks } from './unsubscribe-links.ts'

/** Exponential backoff: the last attempt is about 16 hours after the first. */
export const MAX_ATTEMPTS = 12

const MAX_ERROR_LENGTH = 500

const TOO_LATE = 'We couldn’t send it in time'

/** Called with each attempt's result. */
export type RecordDelivery = (channel: string, outcome: string) => void

interface Deps extends SenderDeps {
  kinds: NotificationKinds
  links: UnsubscribeLinks
  clock: Clock
  people: People
  /** notifies about problems of other channels */
  notifications: { record: (tx: Db, deliveries: readonly NewDelivery[]) => Promise<number> }
  recordDelivery?: RecordDelivery | undefined
}

/** Whether the person still wants notifications on the channel. */
function isWanted(delivery: DueDelivery, mails: MailSwitch | undefined): boolean {
  if (delivery.channel === 'email') return isMailed(delivery, mails)
  return delivery.channel !== 'sms' || delivery.smsNotifications
}

/** A delivery job. */
export interface ToDeliver {
  id: number
  /** an operator requested it, however late it is */
  isAskedFor?: boolean
}

/** Delivers push, email and text messages, one attempt at a time. */
export function deliveryService(deps: Deps) {
  const { db, clock, people, kinds, links, recordDelivery } = deps

  /** The mail settings of a kind; undefined if its own mail is no longer wanted. */
  async function mailedOf({ userId, about }: DueDelivery, { mails, mailOf }: AnyKind) {
    if (!mails) return {}
    const unsubscribe = await links.of({ userId, mails })
    if (!mailOf) return { unsubscribe }
    const mail = await mailOf(db, about, unsubscribe)
    return mail && { unsubscribe, mail }
  }

  /** Lets the kind decide what to send, or why nothing. */
  async function sendingOf(delivery: DueDelivery, now: number): Promise<Sending | string> {
    const { about, scheduledAt, timeZone } = delivery
    const kind = kinds.of(delivery.kind)
    if (!isWanted(delivery, kind.mails)) return 'The channel was turned off'
    const [state] = await kind.currentStates(db, [about], delivery.userId)
    const why = kind.whyNot?.(state)
    if (why) return why
    const mailed = delivery.channel === 'email' ? await mailedOf(delivery, kind) : {}
    if (!mailed) return 'No recipient, or no longer relevant'
    // A delayed message must not read as if it just happened.
    const isOnTime = latenessOf(scheduledAt.getTime(), now) === 'on time'
    const asRecorded = isOnTime && !kind.isOutdated?.(about, state)
    return {
      ...delivery,
      body: (asRecorded ? undefined : kind.wordsAt?.(about, now, timeZone, state)) ?? delivery.body,
      opens: kind.opens,
      ...mailed,
      tag: kind.tagOf?.(about) ?? `delivery-${delivery.id}`,
      push: kind.pushOf?.(state) ?? {},
    }
  }

  const end = async ({ id, userId, kind, channel }: DueDelivery, error: string | null, isOver: boolean) => {
    recordDelivery?.(channel, error === null ? 'delivered' : isOver ? 'given up' : 'to be tried again')
    await endAttempt(db, { id, now: new Date(clock.now()), error, isOver })
    // The person watches the result of their test.
    if (kind === testKind.name) await people.publishToOwnPages(db, userId, testChannels)
  }

  async function sendWithin(delivery: DueDelivery, sending: Sending): Promise<void> {
    try {
      await senders[delivery.channel](deps, sending)
    } catch (error) {
      if (error instanceof OverBudget)
        await db.transaction().execute((tx) => reportWithheld(tx, deps, delivery))
      throw error
    }
  }

  return {
    /**
     * Makes one attempt. Gives up if too late, unless an operator requested it.
     * @throws the error if a retry may help
     */
    async deliver({ id, isAskedFor }: ToDeliver, { isLast }: Pick<Attempt, 'isLast'>): Promise<void> {
      const delivery = await beginAttempt(db, id)
      // A process delivered it and died before recording that, or the person was deleted.
      if (!delivery) return
      const now = clock.now()
      const sending = await sendingOf(delivery, now)
      if (typeof sending === 'string')
        return void (await dropDelivery(db, { id, now: new Date(now), why: sending }))
      const isExpired = latenessOf(delivery.scheduledAt.getTime(), now) === 'expired'
      if (isExpired && !isAskedFor) return end(delivery, TOO_LATE, true)
      try {
        await sendWithin(delivery, sending)
      } catch (error) {
        const isOver = isLast || delivery.attempts >= MAX_ATTEMPTS || error instanceof Undeliverable
        await end(delivery, String((error as Error).message).slice(0, MAX_ERROR_LENGTH), isOver)
        if (isOver) return
        throw error
      }
      await end(delivery, null, true)
    },
  }
}

export type Delivery = ReturnType<typeof deliveryService>
