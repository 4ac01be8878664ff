import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { DB } from '../../database/schema.ts'
import { operatorsWithManyReads } from '../audit/audit.service.ts'
import type { NotificationKind, Notifications } from '../notifications/notifications.service.ts'
import type { RateLimits } from '../rate-limits/rate-limits.service.ts'
import { attackedAccounts, attackingNetworks, operatorsOfMembers } from './unusual-events.queries.ts'

const HOUR_MS = 60 * 60_000
const DAY_MINUTES = 24 * 60

/** Failed sign-ins to one account within an hour. */
const MANY_TRIES = 15

/** Accounts with failed sign-ins from one network within an hour. */
const MANY_ACCOUNTS = 10

/** Profiles and exports of one operator within an hour. */
const MANY_VIEWS = 50

/** Alerts per day; the back office shows the rest. */
const ALERTS_PER_DAY = 20

interface Alert {
  /** its subject: one alert per day */
  subject: string
  title: string
  body: string
  path: string
}

interface AboutAlert {
  subject: string
}

/** An unusual event for operators. */
const alertKind: NotificationKind<AboutAlert, AboutAlert> = {
  name: 'security-alert',
  opens: 'the history',
  currentStates: async (_db, abouts) => abouts,
}

interface Deps {
  db: Kysely<DB>
  clock: Clock
  logger: FastifyBaseLogger
  rateLimits: RateLimits
  notifications: Notifications
}

/** Alerts operators to unusual sign-ins and views. */
export function unusualEventsService({ db, clock, logger, rateLimits, notifications }: Deps) {
  notifications.register(alertKind)
  const alerts = rateLimits.budget('security-alerts', { minutes: DAY_MINUTES, max: ALERTS_PER_DAY })
  const perSubject = rateLimits.budget('security-alerts-about', { minutes: DAY_MINUTES, max: 1 })

  async function found(): Promise<Alert[]> {
    const since = new Date(clock.now() - HOUR_MS)
    const [accounts, networks, operators] = await Promise.all([
      attackedAccounts(db, { since, min: MANY_TRIES }),
      attackingNetworks(db, { since, min: MANY_ACCOUNTS }),
      operatorsWithManyReads(db, since, MANY_VIEWS),
    ])
    return [
      ...accounts.map(({ userId, tries }) => ({
        subject: `account ${userId}`,
        title: 'Many failed sign-ins',
        body: `${tries} sign-ins to one account were refused within an hour`,
        path: `/admin/history?view=security&person=${userId}`,
      })),
      ...networks.map(({ network, accounts: count }) => ({
        subject: `network ${network}`,
        title: 'Failed sign-ins to many accounts',
        body: `${network} tried ${count} accounts within an hour`,
        path: '/admin/history?view=security',
      })),
      ...operators.map(({ actorId, reads }) => ({
        subject: `operator ${actorId}`,
        title: 'An operator viewed a lot of data',
        body: `One operator opened or exported member data ${reads} times within an hour`,
        path: `/admin/history?by=${actorId}`,
      })),
    ]
  }

  async function send({ subject, ...words }: Alert): Promise<void> {
    if (!(await perSubject.hasRoom(subject)) || !(await alerts.hasRoom('all'))) return
    logger.warn({ subject }, 'unusual security events')
    const key = `security-alert:${subject}:${clock.now()}`
    await db.transaction().execute(async (tx) => {
      for (const userId of await operatorsOfMembers(tx))
        await notifications.notify(tx, userId, { ...words, kind: alertKind.name, key, about: { subject } })
    })
  }

  return {
    /** Checks the last hour and alerts operators once a day per subject. */
    async check(): Promise<void> {
      for (const alert of await found()) await send(alert)
    },
  }
}
