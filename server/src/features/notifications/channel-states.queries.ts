import type { Channel } from '@pepwell/contract/reminders/notifications'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The last result of each channel: its last success and later errors. */
export async function lastResultsOf(db: Db, userId: string, channels: readonly Channel[]) {
  const { rows } = await sql<{ channel: Channel; lastSuccessAt: Date | null; lastError: string | null }>`
    SELECT channel, success.sent_at AS last_success_at, failure.error AS last_error
    FROM unnest(${channels}::text[]) WITH ORDINALITY AS known (channel, place)
    LEFT JOIN LATERAL (
      SELECT sent_at, id FROM notification_logs
      WHERE user_id = ${userId} AND method = channel AND success ORDER BY sent_at DESC, id DESC LIMIT 1) AS success ON true
    LEFT JOIN LATERAL (
      SELECT error, sent_at, id FROM notification_logs
      WHERE user_id = ${userId} AND method = channel AND NOT success ORDER BY sent_at DESC, id DESC LIMIT 1) AS failure
      ON success.id IS NULL OR (failure.sent_at, failure.id) > (success.sent_at, success.id)
    ORDER BY place`.execute(db)
  return rows
}
