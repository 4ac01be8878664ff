import { sql, type Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { PriceLinks } from '../../database/schema.ts'

const links = (db: Db) =>
  db
    .selectFrom('priceLinks as link')
    .innerJoin('products as product', 'product.id', 'link.productId')
    .select([
      'link.id',
      'product.peptideId',
      'product.supplementId',
      'link.position',
      'link.url',
      'link.usLabTested',
      'link.batchTracked',
      'link.manualPrice',
      'link.scrapedPrice',
      'link.scrapedAt as lastScrapedAt',
      'link.problem',
      'link.problemAt',
      'link.version',
    ])

export const allLinks = (db: Db) => links(db).orderBy('link.productId').orderBy('link.position').execute()

export const linkById = (db: Db, id: number) => links(db).where('link.id', '=', id).executeTakeFirst()

/** A link with the product to find there. */
const readable = (db: Db) =>
  db
    .selectFrom('priceLinks as link')
    .innerJoin('products as product', 'product.id', 'link.productId')
    .leftJoin('peptides as peptide', 'peptide.id', 'product.peptideId')
    .leftJoin('supplements as supplement', 'supplement.id', 'product.supplementId')
    .select(['link.id', 'link.url', 'product.supplementId', 'peptide.mg'])
    .select(['supplement.dosageAmount', 'supplement.dosageUnit'])
    .select(({ fn }) => fn.coalesce('peptide.name', 'supplement.name').$notNull().as('name'))

export type ReadableLink = NonNullable<Awaited<ReturnType<typeof readableLink>>>

export const readableLink = (db: Db, id: number) => readable(db).where('link.id', '=', id).executeTakeFirst()

export const supplementExists = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('supplements').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

export const readableLinkOf = (db: Db, supplementId: number) =>
  readable(db).where('product.supplementId', '=', supplementId).executeTakeFirst()

/** The host's next link that wasn't read since. */
export const nextLink = (db: Db, host: string, since: Date) =>
  readable(db)
    .where('link.host', '=', host)
    .where(
      sql<boolean>`coalesce(greatest(link.scraped_at, link.problem_at), '-infinity') < ${since}::timestamptz`,
    )
    .orderBy('link.id')
    .limit(1)
    .executeTakeFirst()

/** The hosts of all links. */
export const linkedHosts = async (db: Db): Promise<string[]> => {
  const found = await db
    .selectFrom('priceLinks')
    .select('host')
    .distinct()
    .where('host', 'is not', null)
    .$narrowType<{ host: string }>()
    .orderBy('host')
    .execute()
  return found.map(({ host }) => host)
}

/** A stored link, locked; undefined if it changed. */
export const lockLink = (tx: Db, { id, url }: { id: number; url: string }) =>
  tx
    .selectFrom('priceLinks')
    .select(['id', 'productId', 'host', 'scrapedPrice'])
    .where('id', '=', id)
    .where('url', '=', url)
    .forUpdate()
    .executeTakeFirst()

export const saveReading = (tx: Db, id: number, changes: Updateable<PriceLinks>) =>
  tx.updateTable('priceLinks').set(changes).where('id', '=', id).execute()
