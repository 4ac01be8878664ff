import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { rowVersion } from '../../database/row-version.ts'

/**
 * The batch that a vial is of: its order's, or the recalled one of the same peptide whose lot a person typed. A CASE,
 * because most vials have neither: PostgreSQL then skips the queries.
 */
const batchId = sql<number | null>`CASE
  WHEN vial.order_item_id IS NOT NULL THEN (
    SELECT item.batch_id FROM order_items AS item WHERE item.id = vial.order_item_id)
  WHEN vial.lot IS NOT NULL THEN (
    SELECT recalled.id
    FROM inventory_batches AS recalled
      JOIN products AS product ON product.id = recalled.product_id
      JOIN user_peptides AS entry ON entry.peptide_id = product.peptide_id
    WHERE recalled.recall_reason IS NOT NULL AND lower(recalled.batch_number) = lower(vial.lot)
      AND entry.user_id = vial.user_id AND entry.id = vial.user_peptide_id
    LIMIT 1) END`

/** Containers with their ledger totals, as text so that no digit is lost. */
export const vialRows = (db: Db) =>
  db
    .selectFrom('vials as vial')
    .selectAll('vial')
    .leftJoin('vialTotals as total', (join) =>
      join.onRef('total.userId', '=', 'vial.userId').onRef('total.vialId', '=', 'vial.id'),
    )
    .select([
      sql<string>`coalesce(total.amount, 0)::text`.as('movedAmount'),
      sql<string>`coalesce(total.volume_ml, 0)::text`.as('movedMl'),
    ])
    .leftJoin('inventoryBatches as batch', (join) => join.on('batch.id', '=', batchId))
    .select(['batch.id as batchId', 'batch.recallReason'])

/** In SQL: the version of what {@link vialRows} reads of a vial. */
export const vialVersion = sql<string>`concat(${rowVersion('vial')}, (
  SELECT ${rowVersion('total')} FROM vial_totals AS total
  WHERE total.user_id = vial.user_id AND total.vial_id = vial.id
), CASE WHEN vial.order_item_id IS NOT NULL OR vial.lot IS NOT NULL THEN (
  SELECT ${rowVersion('batch')} FROM inventory_batches AS batch WHERE batch.id = ${batchId}) END)`

export type VialRow = Awaited<ReturnType<ReturnType<typeof vialRows>['execute']>>[number]

/** A plan entry and its person. */
export interface EntryOf {
  userId: string
  userPeptideId: number
}

/** The open containers of plan entries, of several people at once. */
export const openVialsOf = (db: Db, entries: readonly EntryOf[]) =>
  vialRows(db)
    .where('vial.state', '=', 'in-use')
    .where(
      sql<boolean>`(vial.user_id, vial.user_peptide_id) IN (SELECT * FROM unnest(
        ${entries.map(({ userId }) => userId)}::text[],
        ${entries.map(({ userPeptideId }) => userPeptideId)}::bigint[]))`,
    )
    .execute()

/** The vial a dose was last drawn from; undefined if none. */
export const sourceVialOf = (db: Db, userId: string, doseId: number) =>
  vialRows(db)
    .innerJoin('vialMovements as drawn', (join) =>
      join.onRef('drawn.userId', '=', 'vial.userId').onRef('drawn.vialId', '=', 'vial.id'),
    )
    .where('vial.userId', '=', userId)
    .where('drawn.doseId', '=', doseId)
    .where('drawn.kind', '=', 'draw')
    .orderBy('drawn.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The day of an instant in a person's zone. */
export const dayOfPerson = async (db: Db, userId: string, at: Date): Promise<CalendarDay | undefined> =>
  (
    await db
      .selectFrom('users')
      .select(sql<CalendarDay>`(${at}::timestamptz AT TIME ZONE time_zone)::date`.as('day'))
      .where('id', '=', userId)
      .executeTakeFirst()
  )?.day
