import { dayOf } from '@pepwell/domain/time/calendar'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { NewDelivery } from './deliveries.queries.ts'
import { withheldKind } from './kinds.ts'

interface Deps {
  clock: Clock
  notifications: { record: (tx: Db, deliveries: readonly NewDelivery[]) => Promise<number> }
}

/** A person who reached a channel's limit, and the page of the last message. */
interface Withheld {
  userId: string
  channel: string
  timeZone: string
  path: string
}

/** Says in the inbox, once a day, that a channel's limit was reached. */
export async function reportWithheld(
  tx: Db,
  { clock, notifications }: Deps,
  { userId, channel, timeZone, path }: Withheld,
): Promise<void> {
  const now = clock.now()
  const what = channel === 'sms' ? 'text messages' : 'emails'
  const notice: NewDelivery = {
    userId,
    channel: 'in_app',
    kind: withheldKind.name,
    key: `withheld:${channel}:${dayOf(now, timeZone)}`,
    title: `Too many ${what} in a day`,
    body: `You’ll find the rest of today’s ${what} here in the app`,
    path,
    about: {},
    scheduledAt: new Date(now),
    isLate: false,
    isExpired: false,
  }
  await notifications.record(tx, [notice])
}
