import type { VialNoticeCause, VialWarningCause } from '@pepwell/domain/vials/warnings'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** People whose vials are due for a check, in order. */
export interface DueCheck {
  userId: string
  dueAt: Date
}

/** The next people due, after one of them. */
export const dueChecks = (db: Db, now: Date, { after, limit }: { after?: DueCheck; limit: number }) =>
  db
    .selectFrom('vialChecks')
    .select(['userId', 'dueAt'])
    .where('dueAt', '<=', now)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(due_at, user_id) > (${after?.dueAt}::timestamptz, ${after?.userId})`),
    )
    .orderBy('dueAt')
    .orderBy('userId')
    .limit(limit)
    .execute()

/**
 * Locks a check that is still due and that no other process is handling, with its person's zone; undefined
 * otherwise.
 */
export const claimCheck = (tx: Db, userId: string, now: Date) =>
  tx
    .selectFrom('vialChecks as check')
    .innerJoin('users as person', 'person.id', 'check.userId')
    .select(['check.userId as id', 'person.timeZone'])
    .where('check.userId', '=', userId)
    .where('check.dueAt', '<=', now)
    .forUpdate('check')
    .skipLocked()
    .executeTakeFirst()

export const postponeCheck = (tx: Db, userId: string, dueAt: Date) =>
  tx.updateTable('vialChecks').set({ dueAt }).where('userId', '=', userId).execute()

/** A warning that was sent or snoozed. */
export interface StoredWarning {
  vialId: number
  cause: VialNoticeCause
  warnedAt: Date | null
  snoozedUntil: string | null
  /** whether a vial of the entry was added, refilled or edited since */
  isRefilled: boolean
}

/** A person's warnings, oldest vial first. */
export async function storedWarnings(db: Db, userId: string): Promise<StoredWarning[]> {
  const { rows } = await sql<StoredWarning>`
    SELECT warning.vial_id, warning.cause, warning.warned_at, warning.snoozed_until,
      EXISTS (
        SELECT FROM vials AS other
        WHERE other.user_id = vial.user_id AND other.user_peptide_id = vial.user_peptide_id
          AND (greatest(other.created_at, other.edited_at) > warning.warned_at OR EXISTS (
            SELECT FROM vial_movements AS moved
            WHERE moved.user_id = other.user_id AND moved.vial_id = other.id AND moved.kind = 'correction'
              AND coalesce(moved.amount, moved.volume_ml) < 0 AND moved.at > warning.warned_at))
      ) AS is_refilled
    FROM vial_warnings AS warning
    JOIN vials AS vial ON vial.user_id = warning.user_id AND vial.id = warning.vial_id
    WHERE warning.user_id = ${userId} ORDER BY warning.vial_id, warning.cause`.execute(db)
  return rows
}

/** Records that a person was warned now, which ends a snooze. */
export const recordWarned = (
  tx: Db,
  userId: string,
  { vialId, cause }: { vialId: number; cause: VialNoticeCause },
  warnedAt: Date,
) =>
  tx
    .insertInto('vialWarnings')
    .values({ userId, vialId, cause, warnedAt })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'vialId', 'cause']).doUpdateSet({ warnedAt, snoozedUntil: null }),
    )
    .execute()

/** Snoozes a warning until a day. */
export const snoozeWarning = (
  tx: Db,
  userId: string,
  { vialId, cause, until }: { vialId: number; cause: VialWarningCause; until: string },
) =>
  tx
    .insertInto('vialWarnings')
    .values({ userId, vialId, cause, snoozedUntil: until })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'vialId', 'cause']).doUpdateSet({ snoozedUntil: until }),
    )
    .execute()

/** Deletes a warning, so that the person is warned again the next time. */
export const deleteWarning = (
  tx: Db,
  userId: string,
  { vialId, cause }: { vialId: number; cause: VialNoticeCause },
) =>
  tx
    .deleteFrom('vialWarnings')
    .where('userId', '=', userId)
    .where('vialId', '=', vialId)
    .where('cause', '=', cause)
    .execute()

/** The current state of a vial with a warning. */
export interface VialState {
  vialId: number
  cause: string
  state: string | null
  snoozedUntil: string | null
}

/** Vial states in the order of `warned`; null for deleted vials. */
export async function vialStates(
  db: Db,
  warned: readonly { vialId: number; cause: string }[],
  userId: string,
): Promise<VialState[]> {
  const { rows } = await sql<VialState>`
    SELECT warned.vial_id, warned.cause, vial.state, warning.snoozed_until
    FROM unnest(${warned.map(({ vialId }) => vialId)}::bigint[], ${warned.map(({ cause }) => cause)}::text[])
      WITH ORDINALITY AS warned (vial_id, cause, place)
    LEFT JOIN vials AS vial ON vial.user_id = ${userId} AND vial.id = warned.vial_id
    LEFT JOIN vial_warnings AS warning
      ON warning.user_id = vial.user_id AND warning.vial_id = vial.id AND warning.cause = warned.cause
    ORDER BY warned.place`.execute(db)
  return rows
}
