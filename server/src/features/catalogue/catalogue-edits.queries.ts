import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Peptides } from '../../database/schema.ts'
import { imageUrl } from './catalogue.queries.ts'

/**
 * The editable fields of a peptide and its version, locked against other edits and plan entries until the transaction
 * ends.
 */
export const lockPeptide = (tx: Db, id: number) =>
  tx
    .selectFrom('peptides')
    .select(['id', 'name', 'mg', 'category', 'description', 'benefits', 'sideEffects', 'recommendedDose'])
    .select(['frequency', 'duration', 'bestTakenWith', 'displayOrder', 'imageHash', 'isDraft', 'version'])
    .select(imageUrl)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const insertPeptide = async (tx: Db, peptide: Insertable<Peptides>): Promise<number> =>
  (await tx.insertInto('peptides').values(peptide).returning('id').executeTakeFirstOrThrow()).id

export const updatePeptide = (tx: Db, id: number, changes: Updateable<Peptides>) =>
  tx.updateTable('peptides').set(changes).where('id', '=', id).execute()

export const deletePeptide = (tx: Db, id: number) => tx.deleteFrom('peptides').where('id', '=', id).execute()

/** What a copy takes over: everything but the name, and when it was made. */
const copied =
  sql.raw(`mg, category, description, benefits, side_effects, recommended_dose, frequency, duration,
  best_taken_with, display_order, aliases, routes, peptide_class, components, sources, status_checked_on,
  forbidden_in_sport, label, image_hash`)

/** Adds a draft copy at the same position, after the original. */
export async function copyPeptide(tx: Db, id: number, { name, now }: { name: string; now: Date }) {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO peptides (name, ${copied}, is_draft, created_at, edited_at)
    SELECT ${name}, ${copied}, true, ${now}::timestamptz, ${now}::timestamptz FROM peptides WHERE id = ${id}
    RETURNING id`.execute(tx)
  const [copy] = rows
  if (!copy) throw new Error('what is copied was locked')
  return copy.id
}

export const peptideNames = async (tx: Db): Promise<Set<string>> =>
  new Set((await tx.selectFrom('peptides').select('name').execute()).map(({ name }) => name))

/** In display order. */
export const peptidesInOrder = (tx: Db) =>
  tx.selectFrom('peptides').select(['id', 'displayOrder']).orderBy('displayOrder').orderBy('id').execute()

/** Numbers peptides from 1. */
export const numberPeptides = (tx: Db, ids: readonly number[]) =>
  sql`
    UPDATE peptides SET display_order = placed.place
    FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS placed (id, place)
    WHERE peptides.id = placed.id AND display_order <> placed.place`.execute(tx)

/** Whether any plan contains it, completed entries included. */
export const isPlanned = async (tx: Db, peptideId: number): Promise<boolean> =>
  (await tx
    .selectFrom('userPeptides')
    .select('id')
    .where('peptideId', '=', peptideId)
    .limit(1)
    .executeTakeFirst()) !== undefined

export const isInStock = async (tx: Db, productId: number): Promise<boolean> =>
  (await tx
    .selectFrom('inventoryBatches')
    .select('id')
    .where('productId', '=', productId)
    .where(({ or, eb }) => or([eb('quantityAvailable', '>', 0), eb('quantityReserved', '>', 0)]))
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Whether a peptide or vitamin shows this upload. */
export const isImageInUse = async (tx: Db, hash: string): Promise<boolean> => {
  const shown = tx
    .selectFrom('peptides')
    .select('id')
    .where('imageHash', '=', hash)
    .unionAll(tx.selectFrom('supplements').select('id').where('imageHash', '=', hash))
  return (await shown.limit(1).executeTakeFirst()) !== undefined
}
