import { imageAddress } from '@pepwell/domain/shop/product-images'
import { type Kysely, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { prepared } from '../../database/prepared.ts'
import type { DB } from '../../database/schema.ts'
import type { PlacedSeed } from './seed/seed-order.ts'

/** Without a hash, the path of all pictures. */
const IMAGES = sql.lit(imageAddress(''))

const replyColumns = [
  'peptide.id',
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
  'peptide.createdAt',
  'peptide.version',
  'isDraft',
  'aliases',
  'routes',
  'peptideClass',
  'components',
  'sources',
  'statusCheckedOn',
  'forbiddenInSport',
  'label',
  'product.enabled as shopEnabled',
  'product.status as shopStatus',
  'product.price as shopPrice',
  'product.originalPrice as shopOriginalPrice',
  'product.purity as shopPurity',
  'product.form as shopForm',
  'product.storage as shopStorage',
  'product.rating as shopRating',
  'product.reviews as shopReviews',
  'product.icon as shopIcon',
  'product.id as productId',
  'product.version as shopVersion',
] as const

/** The URL of a peptide's picture: the upload, else the link. */
export const imageUrl = sql<string | null>`${IMAGES} || image_hash`.as('productImageUrl')

const shownPeptides = (db: Kysely<DB>) =>
  db
    .selectFrom('peptides as peptide')
    .innerJoin('products as product', 'product.peptideId', 'peptide.id')
    .select(replyColumns)
    .select(imageUrl)

const selectPeptides = prepared((db) => shownPeptides(db).orderBy('displayOrder').orderBy('peptide.id'))

export const allPeptides = (db: Db) => selectPeptides(db, {})

export const findPeptideReply = (db: Db, id: number) =>
  shownPeptides(db).where('peptide.id', '=', id).executeTakeFirst()

/** Positions of peptides, locked against deletion until the transaction ends. */
export const lockPeptidePositions = (tx: Db) =>
  tx.selectFrom('peptides').select(['name', 'displayOrder']).forUpdate().execute()

/** The catalogue's revision, locked against other edits and refreshes. */
export const heldRevision = async (tx: Db): Promise<number> =>
  (await tx.selectFrom('catalogueRevision').select('revision').forUpdate().executeTakeFirstOrThrow()).revision

export const keepRevision = (tx: Db, revision: number) =>
  tx.updateTable('catalogueRevision').set({ revision }).execute()

const writtenColumns = [
  'name',
  'mg',
  'category',
  'aliases',
  'routes',
  'peptide_class',
  'components',
  'description',
  'benefits',
  'side_effects',
  'recommended_dose',
  'frequency',
  'duration',
  'best_taken_with',
  'label',
  'forbidden_in_sport',
  'sources',
  'status_checked_on',
]
const written = sql.raw(writtenColumns.join(', '))
const rewritten = sql.raw(writtenColumns.map((column) => `excluded.${column}`).join(', '))

/** Adds peptides, and updates unedited ones of the same name without moving them. */
export const putPeptides = (db: Db, peptides: readonly PlacedSeed[], createdAt: Date) =>
  sql`
    INSERT INTO peptides (${written}, display_order, created_at)
    SELECT *, ${createdAt}::timestamptz FROM json_to_recordset(${JSON.stringify(peptides)}::json) AS peptide (
      name text, mg numeric, category text, aliases text[], routes text[], "peptideClass" text, components jsonb,
      description text, benefits text, "sideEffects" text, "recommendedDose" text, frequency text, duration text,
      "bestTakenWith" text, label jsonb, "forbiddenInSport" text, sources jsonb, "statusCheckedOn" date,
      "displayOrder" int)
    ON CONFLICT (lower(name)) DO UPDATE SET (${written}) = ROW(${rewritten}) WHERE peptides.edited_at IS NULL`.execute(
    db,
  )
