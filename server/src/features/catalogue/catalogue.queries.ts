import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { prepared } from '../../database/prepared.ts'
import type { CatalogueSeed } from './seed/index.ts'

const shownColumns = [
  'id',
  'name',
  'mg',
  'category',
  'description',
  'benefits',
  'sideEffects',
  'recommendedDose',
  'frequency',
  'duration',
  'bestTakenWith',
  'displayOrder',
  'aliases',
  'routes',
  'peptideClass',
  'components',
  'sources',
  'statusCheckedOn',
  'forbiddenInSport',
  'label',
  'shopEnabled',
  'shopStatus',
  'shopPrice',
] as const

const selectPeptides = prepared((db) =>
  db.selectFrom('peptides').select(shownColumns).orderBy('displayOrder').orderBy('id'),
)

export const allPeptides = (db: Db) => selectPeptides(db, {})

export const anyPeptide = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('peptides').select('id').limit(1).executeTakeFirst()) !== undefined

/** In the order given. Rows whose name is already there are left as they are. */
export const insertPeptides = (db: Db, peptides: readonly CatalogueSeed[], createdAt: Date) =>
  sql`
    INSERT INTO peptides (name, mg, category, aliases, routes, peptide_class, components, description, benefits, side_effects,
      recommended_dose, frequency, duration, best_taken_with, label, forbidden_in_sport, sources, status_checked_on,
      display_order, created_at)
    SELECT peptide.*, ${createdAt}::timestamptz FROM ROWS FROM (json_to_recordset(${JSON.stringify(peptides)}::json) AS (
      name text, mg numeric, category text, aliases text[], routes text[], "peptideClass" text, components jsonb,
      description text, benefits text, "sideEffects" text, "recommendedDose" text, frequency text, duration text,
      "bestTakenWith" text, label jsonb, "forbiddenInSport" text, sources jsonb, "statusCheckedOn" date)
    ) WITH ORDINALITY AS peptide
    ON CONFLICT DO NOTHING`.execute(db)
