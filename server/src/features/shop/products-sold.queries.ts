import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/**
 * Units of a product that can be sold on a day: neither reserved, expired nor recalled. A batch is still good
 * on its expiry date.
 */
export const sellableOn = (productId: string, today: CalendarDay) => sql<number>`(
  SELECT coalesce(sum(batch.quantity_available), 0) FROM inventory_batches AS batch
  WHERE batch.product_id = ${sql.ref(productId)}
    AND (batch.expiry_date IS NULL OR batch.expiry_date >= ${today}::date) AND batch.recall_reason IS NULL)`

/** Sellable products without drafts: joined as `product`, `peptide` and `supplement`. */
export const productsOf = (db: Db) =>
  db
    .selectFrom('products as product')
    .leftJoin('peptides as peptide', 'peptide.id', 'product.peptideId')
    .leftJoin('supplements as supplement', 'supplement.id', 'product.supplementId')
    .where('peptide.isDraft', 'is not', true)

/** A product's name and type, for either kind. */
export const soldColumns = [
  'product.id as productId',
  'product.peptideId',
  'product.supplementId',
  'product.enabled',
  'product.status',
  'product.price as shopPrice',
  'product.form',
  'peptide.mg',
  'supplement.dosageAmount',
  'supplement.dosageUnit',
  sql<'peptide' | 'supplement'>`CASE WHEN product.peptide_id IS NULL THEN 'supplement' ELSE 'peptide' END`.as(
    'kind',
  ),
  sql<string | null>`coalesce(peptide.image_hash, supplement.image_hash)`.as('imageHash'),
  sql<string>`coalesce(peptide.name, supplement.name)`.as('name'),
  sql<string>`coalesce(peptide.category, supplement.category)`.as('category'),
] as const
