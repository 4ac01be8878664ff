import type { MailSwitch } from '@pepwell/domain/reminders/notifications'
import type { LowLimits } from '@pepwell/domain/vials/warnings'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isStoppedNumber } from './stopped-numbers.queries.ts'

/** Mail switches that are stored here. */
type OwnSwitch = Exclude<MailSwitch, 'weeklyReport'>

/** Changed preferences; omitted ones stay unchanged. */
export interface PreferenceChanges extends Partial<Record<OwnSwitch, boolean>> {
  emailNotifications?: boolean
  smsNotifications?: boolean
  inAppNotifications?: boolean
  /** minutes */
  reminderLeadTime?: number
  lowVialDoses?: number
  lowVialDays?: number
}

/** When people are warned of low vials until they choose otherwise. */
const LOW_VIALS: LowLimits = { lowVialDoses: 2, lowVialDays: 14 }

/** In SQL: a person's limits for low-vial warnings. */
export const lowLimitsJson = (userId: string) => sql<LowLimits>`(
  SELECT json_build_object('lowVialDoses', coalesce(max(low_vial_doses), ${LOW_VIALS.lowVialDoses}::int),
    'lowVialDays', coalesce(max(low_vial_days), ${LOW_VIALS.lowVialDays}::int))
  FROM user_notification_preferences WHERE user_id = ${userId})`

/** Preferences and reachability; defaults until a person chooses. */
export const preferencesOf = (db: Db, userIds: readonly string[]) =>
  db
    .selectFrom('users as person')
    .leftJoin('userNotificationPreferences as preference', 'preference.userId', 'person.id')
    .select(({ fn, val, exists, selectFrom }) => [
      'person.id as userId',
      fn.coalesce('preference.emailNotifications', val(true)).as('emailNotifications'),
      sql<SqlBool>`coalesce(preference.sms_notifications, false) AND NOT ${isStoppedNumber('person.phoneNumber')}`
        .$castTo<boolean>()
        .as('smsNotifications'),
      isStoppedNumber('person.phoneNumber').$castTo<boolean>().as('textsStopped'),
      fn.coalesce('preference.inAppNotifications', val(true)).as('inAppNotifications'),
      fn.coalesce('preference.reminderMails', val(true)).as('reminderMails'),
      fn.coalesce('preference.peopleMails', val(true)).as('peopleMails'),
      fn.coalesce('preference.orderMails', val(true)).as('orderMails'),
      fn.coalesce('preference.productMails', val(true)).as('productMails'),
      fn.coalesce('preference.reminderLeadTime', val(30)).as('reminderLeadTime'),
      fn.coalesce('preference.lowVialDoses', val(LOW_VIALS.lowVialDoses)).as('lowVialDoses'),
      fn.coalesce('preference.lowVialDays', val(LOW_VIALS.lowVialDays)).as('lowVialDays'),
      'person.phoneNumber',
      'person.timeZone',
      sql<SqlBool>`person.email_proved_at IS NOT NULL`.$castTo<boolean>().as('emailProved'),
      sql<SqlBool>`person.phone_proved_at IS NOT NULL`.$castTo<boolean>().as('phoneProved'),
      exists(
        selectFrom('pushSubscriptions').select('id').whereRef('pushSubscriptions.userId', '=', 'person.id'),
      )
        .$castTo<boolean>()
        .as('hasBrowser'),
    ])
    .where('person.id', '=', sql<string>`ANY(${userIds}::text[])`)
    .execute()

export const changePreferences = (db: Db, userId: string, changes: PreferenceChanges, now: Date) =>
  db
    .insertInto('userNotificationPreferences')
    .values({ userId, ...changes, updatedAt: now })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ ...changes, updatedAt: now }))
    .execute()

/** Turns text messages off if they are on. */
export const switchTextsOff = (db: Db, userId: string, now: Date) =>
  db
    .updateTable('userNotificationPreferences')
    .set({ smsNotifications: false, updatedAt: now })
    .where('userId', '=', userId)
    .where('smsNotifications', '=', true)
    .execute()

/** Turns mails of one kind off, if the account still exists. */
export const switchMailsOff = (db: Db, { userId, mails }: { userId: string; mails: OwnSwitch }, now: Date) =>
  db
    .insertInto('userNotificationPreferences')
    .columns(['userId', mails, 'updatedAt'])
    .expression(({ selectFrom, val, cast }) =>
      selectFrom('users')
        .select(['id', val(false).as('off'), cast<Date>(val(now), 'timestamptz').as('now')])
        .where('id', '=', userId),
    )
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ [mails]: false, updatedAt: now }))
    .execute()
