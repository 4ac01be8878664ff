import type { Db } from '../../database/connect.ts'

/** Everything a person owns that has rows of its own, by the name it gets in the export. */
export const ownTables = {
  plan: 'userPeptides',
  personalPeptides: 'personalPeptides',
  doses: 'dosageLogs',
  reminders: 'reminders',
  skippedDoses: 'skippedDoses',
  calculations: 'dosageCalculations',
  weighIns: 'weightLogs',
  progressPhotos: 'progressPhotos',
  foods: 'foodLogs',
  supplements: 'supplementLogs',
  notifications: 'deliveries',
  inbox: 'inboxMessages',
  notificationLogs: 'notificationLogs',
  browsers: 'pushSubscriptions',
  signIns: 'loginSessions',
} as const

/** See {@link ownTables}. */
export type OwnTable = (typeof ownTables)[keyof typeof ownTables]

/** What a person has at most one row of, by the name it gets in the export. */
export const ownSettings = { notificationPreferences: 'userNotificationPreferences' } as const

/** Rows that belong to somebody and stay out of the export: they hold nothing but the hash of a secret. */
export const secretTables = ['passwordResetTokens'] as const

/** A person's rows of one table in the order of their making, after the row with the id `after`. */
export const ownRows = (db: Db, table: OwnTable, page: { userId: string; after: number; limit: number }) =>
  db
    .selectFrom(table)
    .selectAll()
    .where('userId', '=', page.userId)
    .where('id', '>', page.after)
    .orderBy('id')
    .limit(page.limit)
    .execute()

/** A person's row of settings; undefined while they have the defaults. */
export const ownSetting = (db: Db, table: (typeof ownSettings)[keyof typeof ownSettings], userId: string) =>
  db.selectFrom(table).selectAll().where('userId', '=', userId).executeTakeFirst()

export const planPeriodsOf = (db: Db, userId: string) =>
  db
    .selectFrom('planPeriods as period')
    .innerJoin('userPeptides as entry', 'entry.id', 'period.userPeptideId')
    .selectAll('period')
    .where('entry.userId', '=', userId)
    .orderBy('period.userPeptideId')
    .orderBy('period.startsOn')
    .execute()

export const passwordHashOf = async (db: Db, userId: string): Promise<string | undefined> =>
  (await db.selectFrom('users').select('passwordHash').where('id', '=', userId).executeTakeFirst())
    ?.passwordHash

/**
 * Deletes a person with everything that is theirs, if their password is still the one that was checked.
 * @returns their e-mail; undefined when it isn't
 */
export const deleteUser = async (db: Db, userId: string, passwordHash: string): Promise<string | undefined> =>
  (
    await db
      .deleteFrom('users')
      .where('id', '=', userId)
      .where('passwordHash', '=', passwordHash)
      .returning('email')
      .executeTakeFirst()
  )?.email
