import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { certificatesJson } from '../inventory/certificates.service.ts'
import { productsOf, sellableOn, soldColumns } from './products-sold.queries.ts'

/** The batch to ship on a day: the first to expire of those in stock. */
const batchSentOn = (db: Db, today: CalendarDay) =>
  db
    .selectFrom('inventoryBatches')
    .select(['batchNumber', 'expiryDate', certificatesJson('inventoryBatches.id').as('certificates')])
    .whereRef('productId', '=', 'product.id' as never)
    .where('quantityAvailable', '>', 0)
    .where((where) => where.or([where('expiryDate', 'is', null), where('expiryDate', '>=', today)]))
    .where('recallReason', 'is', null)
    .orderBy(sql`expiry_date NULLS LAST`)
    .orderBy('id')
    .limit(1)

/** Everything in the shop on a day, in order: peptides as in the catalogue, then supplements. */
export const storefrontProducts = (db: Db, today: CalendarDay) =>
  productsOf(db)
    .leftJoinLateral(
      () => batchSentOn(db, today).as('batch'),
      (join) => join.onTrue(),
    )
    .select(soldColumns)
    .select([
      'product.originalPrice',
      'product.purity',
      'product.storage',
      'product.rating',
      'product.reviews',
      'product.icon',
      'batch.batchNumber',
      'batch.expiryDate',
      'batch.certificates',
      sql<string>`coalesce(peptide.description, supplement.description)`.as('description'),
      sellableOn('product.id', today).as('sellable'),
    ])
    .where('product.enabled', '=', true)
    .orderBy('peptide.displayOrder')
    .orderBy('product.id')
    .execute()

export type StorefrontRow = Awaited<ReturnType<typeof storefrontProducts>>[number]
