import type { MovementKind } from '@pepwell/domain/vials/ledger'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { belowId } from '../../database/page.ts'

/** A movement's amount or volume. */
export interface NewMovement {
  userId: string
  vialId: number
  kind: MovementKind
  /** decimal text */
  amount: string | null
  volumeMl: string | null
  doseId?: number | null
  note?: string | null
  clientId?: string | null
  at: Date
}

/** Whether a manual movement with this client's id is stored. */
export const isRecorded = async (db: Db, userId: string, clientId: string): Promise<boolean> =>
  (await db
    .selectFrom('vialMovements')
    .select('id')
    .where('userId', '=', userId)
    .where('clientId', '=', clientId)
    .executeTakeFirst()) !== undefined

/** @returns the number of new movements; known client ids are skipped */
export async function insertMovements(tx: Db, movements: readonly NewMovement[]): Promise<number> {
  if (movements.length === 0) return 0
  const of = <Name extends keyof NewMovement>(name: Name) =>
    movements.map((movement) => movement[name] ?? null)
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('vialMovements')
    .columns(['userId', 'vialId', 'kind', 'amount', 'volumeMl', 'doseId', 'note', 'clientId', 'at'])
    .expression(
      sql`SELECT * FROM unnest(
        ${of('userId')}::text[], ${of('vialId')}::bigint[], ${of('kind')}::text[], ${of('amount')}::numeric[],
        ${of('volumeMl')}::numeric[], ${of('doseId')}::bigint[], ${of('note')}::text[], ${of('clientId')}::uuid[],
        ${of('at')}::timestamptz[])`,
    )
    .onConflict((conflict) => conflict.columns(['userId', 'clientId']).doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows)
}

/** A container's movements, latest first, with their doses. */
export const movementsOf = (
  db: Db,
  { userId, vialId, ...page }: { userId: string; vialId: number; limit: number; after?: number },
) => {
  const { limit, below } = belowId(page)
  return db
    .selectFrom('vialMovements as moved')
    .leftJoin('dosageLogs as log', (join) =>
      join.onRef('log.userId', '=', 'moved.userId').onRef('log.id', '=', 'moved.doseId'),
    )
    .select(['moved.id', 'moved.kind', 'moved.amount', 'moved.volumeMl', 'moved.doseId', 'log.dose'])
    .select(['moved.note', 'moved.at'])
    .where('moved.userId', '=', userId)
    .where('moved.vialId', '=', vialId)
    .where('moved.id', '<', below)
    .orderBy('moved.id', 'desc')
    .limit(limit)
    .execute()
}

export const countMovements = async (db: Db, userId: string, vialId: number): Promise<number> =>
  (
    await db
      .selectFrom('vialMovements')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('userId', '=', userId)
      .where('vialId', '=', vialId)
      .executeTakeFirstOrThrow()
  ).count

/** A dose's current draw after returns: decimal text. */
export interface CurrentDraw {
  vialId: number
  kind: 'draw' | 'dead-space'
  amount: string | null
  volumeMl: string | null
}

/** A dose's current draws, in order. */
export async function currentDraws(db: Db, userId: string, doseId: number): Promise<CurrentDraw[]> {
  const { rows } = await sql<CurrentDraw>`
    SELECT vial_id, kind, amount::text, volume_ml::text FROM vial_movements
    WHERE user_id = ${userId} AND dose_id = ${doseId} AND kind IN ('draw', 'dead-space') AND id > coalesce((
      SELECT max(id) FROM vial_movements
      WHERE user_id = ${userId} AND dose_id = ${doseId} AND kind = 'return'), 0)
    ORDER BY id`.execute(db)
  return rows
}
