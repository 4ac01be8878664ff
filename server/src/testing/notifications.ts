import { randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import { NotificationKinds, testKind } from '../features/notifications/kinds.ts'
import {
  type NewDelivery,
  type Notifications,
  notificationsService,
} from '../features/notifications/notifications.service.ts'

import { preferencesService } from '../features/notifications/preferences.service.ts'
import { unsubscribeLinks } from '../features/notifications/unsubscribe-links.ts'
import { rateLimitsService } from '../features/rate-limits/rate-limits.service.ts'
import { reminderKind } from '../features/reminders/reminder-kind.ts'
import { People } from '../live/person-events.ts'
import { PEOPLE } from '../live/topics.ts'
import { systemRandom } from '../random.ts'
import { aMember, type Member } from './factories.ts'
import type { TestApp } from './test-app.ts'

/** A delivery as the dispatcher creates it. */
export const aDelivery = (
  member: Member,
  { reminderId = null, ...overrides }: Partial<NewDelivery> & { reminderId?: number | null } = {},
): NewDelivery => ({
  userId: member.id,
  channel: 'in_app',
  kind: 'reminder',
  key: randomUUID(),
  path: '/reminders',
  about: {
    reminderId,
    occursOn: '2026-06-15',
    occursAt: '2026-06-15T12:30:00Z',
    peptideName: 'BPC-157',
    dose: '250 mcg',
  },
  title: 'BPC-157 Reminder',
  body: 'Take 250 mcg at 8:30 AM, in 30 minutes',
  scheduledAt: new Date('2026-06-15T12:00:00Z'),
  isLate: false,
  isExpired: false,
  ...overrides,
})

/** The notification kinds of an app. */
export function kindsOfAnApp(): NotificationKinds {
  const kinds = new NotificationKinds()
  kinds.register(testKind)
  kinds.register(reminderKind)
  return kinds
}

/** The app's unsubscribe links. */
export const linksOf = ({ db }: TestApp) =>
  unsubscribeLinks({ db, random: systemRandom, publicUrl: 'https://pepwell.test' })

/** The app's service, optionally with other kinds. */
export function notificationsOf({ db, clock, bus }: TestApp, kinds = kindsOfAnApp()): Notifications {
  const deps = { db, clock, people: new People({ db, bus }), random: systemRandom }
  return notificationsService({
    ...deps,
    rateLimits: rateLimitsService(deps),
    preferences: preferencesService(deps),
    kinds,
    inOutbox: [],
  })
}

/** Records deliveries in a transaction, like the dispatcher. */
export const record = (test: TestApp, deliveries: readonly NewDelivery[]): Promise<number> =>
  test.db.transaction().execute((tx) => notificationsOf(test).record(tx, deliveries))

/** The id of a failed mail. */
export async function aDeadLetter(test: TestApp, overrides: Partial<NewDelivery> = {}): Promise<number> {
  const member = await aMember(test)
  await record(test, [aDelivery(member, { channel: 'email', ...overrides })])
  const { id } = await test.db
    .updateTable('deliveries')
    .set({
      status: 'failed',
      attempts: 3,
      lastError: 'no such mailbox',
      settledAt: new Date(test.clock.now()),
    })
    .where('userId', '=', member.id)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The log of attempts, in order. */
export const logOf = ({ db }: TestApp, { id }: Member) =>
  db
    .selectFrom('notificationLogs')
    .select(['method', 'type', 'success', 'error', 'about', 'scheduledTime', 'sentAt'])
    .where('userId', '=', id)
    .orderBy('id')
    .execute()

/** The states of deliveries. */
export const deliveriesOf = ({ db }: TestApp, { id }: Member) =>
  db
    .selectFrom('deliveries')
    .select(['channel', 'status', 'attempts', 'lastError'])
    .where('userId', '=', id)
    .orderBy('id')
    .execute()

/** Who is notified from now on, in one hint each. */
export async function hintsOn({ app, bus, db }: TestApp): Promise<string[][]> {
  const hints: string[][] = []
  bus.subscribe(PEOPLE, (body) => void hints.push(body.split('\n')[0]?.split(' ') ?? []))
  // Hints about earlier calls are sent a moment later: they arrive before this one.
  await app.people.flushed()
  await bus.publish(db, PEOPLE, 'nobody\n')
  await vi.waitFor(() => expect(hints.at(-1)).toEqual(['nobody']))
  hints.length = 0
  return hints
}
