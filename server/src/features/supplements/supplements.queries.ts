import { imageAddress } from '@pepwell/domain/shop/product-images'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { sql, type Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { deletedAny } from '../../database/deleted-any.ts'
import { prepared } from '../../database/prepared.ts'
import type { SupplementLogs } from '../../database/schema.ts'
import type { SupplementSeed } from './seed/supplement-seed.ts'

/** The path of product pictures, without a hash. */
const IMAGES = sql.lit(imageAddress(''))

const supplements = (db: Db) =>
  db
    .selectFrom('supplements as supplement')
    .innerJoin('products as product', 'product.supplementId', 'supplement.id')
    // A vitamin has one page.
    .leftJoin('priceLinks as link', 'link.productId', 'product.id')
    .select([
      'supplement.id',
      'supplement.name',
      'supplement.brand',
      'supplement.category',
      'supplement.description',
      'supplement.dosageAmount',
      'supplement.dosageUnit',
      'supplement.recommendedUse',
      'supplement.benefits',
      'supplement.sideEffects',
      'supplement.version',
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
      sql<string | null>`${IMAGES} || supplement.image_hash`.as('productImageUrl'),
      'link.url as scrapingLink',
      'link.manualPrice',
      'link.scrapedPrice',
      'link.scrapedAt as lastScrapedAt',
    ])

const selectSupplements = prepared((db) => supplements(db).orderBy(sql`lower(supplement.name)`))

/** A catalogue row as listed. */
export const supplementById = (db: Db, id: number) =>
  supplements(db).where('supplement.id', '=', id).executeTakeFirst()

export const allSupplements = (db: Db) => selectSupplements(db, {})

/** The seed revision of the list, locked against concurrent updates. */
export const heldRevision = async (tx: Db): Promise<number> =>
  (await tx.selectFrom('supplementsRevision').select('revision').forUpdate().executeTakeFirstOrThrow())
    .revision

export const keepRevision = (tx: Db, revision: number) =>
  tx.updateTable('supplementsRevision').set({ revision }).execute()

/** Existing names are left unchanged. */
export const insertSupplements = (db: Db, supplements: readonly (SupplementSeed & { createdAt: Date })[]) =>
  sql`
    INSERT INTO supplements (name, category, description, dosage_amount, dosage_unit, recommended_use, benefits,
      side_effects, created_at)
    SELECT * FROM json_to_recordset(${JSON.stringify(supplements)}::json) AS supplement (name text, category text,
      description text, "dosageAmount" numeric, "dosageUnit" text, "recommendedUse" text, benefits text,
      "sideEffects" text, "createdAt" timestamptz)
    ON CONFLICT DO NOTHING`.execute(db)

const replyColumns = ['id', 'supplementName', 'quantity', 'unit', 'logDate', 'createdAt', 'editedAt'] as const

interface Days {
  userId: string
  from: CalendarDay
  to: CalendarDay
}

const selectLogs = prepared((db, { userId, from, to }: Days) =>
  db
    .selectFrom('supplementLogs')
    .select(replyColumns)
    .where('userId', '=', userId)
    .where('logDate', '>=', from)
    .where('logDate', '<=', to)
    .orderBy('logDate', 'desc')
    .orderBy('id', 'desc'),
)

export const logsOf = (db: Db, days: Days) => selectLogs(db, days)

/** Each name once with its last quantity and unit, latest first. */
export const familiarOf = (
  db: Db,
  { userId, since }: { userId: string; since: CalendarDay },
  limit: number,
) =>
  db
    .selectFrom(
      db
        .selectFrom('supplementLogs')
        .select(['supplementName', 'quantity', 'unit', 'logDate', 'id'])
        .where('userId', '=', userId)
        .where('logDate', '>=', since)
        .distinctOn(sql`lower(supplement_name)`)
        .orderBy(sql`lower(supplement_name)`)
        .orderBy('logDate', 'desc')
        .orderBy('id', 'desc')
        .as('last'),
    )
    .select(['supplementName', 'quantity', 'unit'])
    .orderBy('logDate', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** A new log; its catalogue row is found by name. */
interface NewLogRow {
  userId: string
  supplementName: string
  quantity: number
  unit: string
  logDate: CalendarDay
  clientId: string | null
  createdAt: Date
}

/** The catalogue row with a typed name. */
const supplementNamed = (name: string) =>
  sql<number | null>`(SELECT id FROM supplements WHERE lower(name) = lower(${name}) LIMIT 1)`

/** @returns undefined if the client's id exists already */
export const insertLog = (db: Db, log: NewLogRow) =>
  db
    .insertInto('supplementLogs')
    .values({ ...log, supplementId: supplementNamed(log.supplementName) })
    .onConflict((conflict) => conflict.columns(['userId', 'clientId']).doNothing())
    .returning(replyColumns)
    .executeTakeFirst()

export const logByClientId = (db: Db, userId: string, clientId: string) =>
  db
    .selectFrom('supplementLogs')
    .select(replyColumns)
    .where('userId', '=', userId)
    .where('clientId', '=', clientId)
    .executeTakeFirst()

interface Repetition {
  userId: string
  from: CalendarDay
  to: CalendarDay
  clientId: string
  createdAt: Date
}

/** A copied row's client id, derived from the repetition's id and the row's: a retry creates the same. */
const copyId = (clientId: string) => sql<string>`md5(${clientId} || ':' || log.id)::uuid`

/** Copies a day's logs to another day, except names already there. */
export const copyDay = (db: Db, { userId, from, to, clientId, createdAt }: Repetition) =>
  db
    .insertInto('supplementLogs')
    .columns([
      'userId',
      'supplementId',
      'supplementName',
      'quantity',
      'unit',
      'logDate',
      'clientId',
      'createdAt',
    ])
    .expression((builder) =>
      builder
        .selectFrom('supplementLogs as log')
        .select(({ cast, val }) => [
          'log.userId',
          'log.supplementId',
          'log.supplementName',
          'log.quantity',
          'log.unit',
          cast<string>(val(to), 'date').as('logDate'),
          copyId(clientId).as('clientId'),
          cast<Date>(val(createdAt), 'timestamptz').as('createdAt'),
        ])
        .where('log.userId', '=', userId)
        .where('log.logDate', '=', from)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('supplementLogs as there')
                .select('there.id')
                .whereRef('there.userId', '=', 'log.userId')
                .where('there.logDate', '=', to)
                .where(sql<boolean>`lower(there.supplement_name) = lower(log.supplement_name)`),
            ),
          ),
        )
        .orderBy('log.id'),
    )
    .onConflict((conflict) => conflict.columns(['userId', 'clientId']).doNothing())
    .execute()

/** The rows of a repetition by its client id, latest first. */
export const copiesOf = (
  db: Db,
  { userId, from, clientId }: Pick<Repetition, 'userId' | 'from' | 'clientId'>,
) =>
  db
    .selectFrom('supplementLogs')
    .select(replyColumns)
    .where('userId', '=', userId)
    .where('clientId', 'in', (builder) =>
      builder
        .selectFrom('supplementLogs as log')
        .select(copyId(clientId).as('id'))
        .where('log.userId', '=', userId)
        .where('log.logDate', '=', from),
    )
    .orderBy('id', 'desc')
    .execute()

/** A member's own log, locked until the transaction ends. */
export const lockLog = (db: Db, userId: string, id: number) =>
  db
    .selectFrom('supplementLogs')
    .select(replyColumns)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const updateLog = (
  db: Db,
  { userId, id }: { userId: string; id: number },
  changes: Updateable<SupplementLogs>,
) =>
  db
    .updateTable('supplementLogs')
    .set({
      ...changes,
      ...(changes.supplementName !== undefined && { supplementId: supplementNamed(changes.supplementName) }),
    })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(replyColumns)
    .executeTakeFirstOrThrow()

export const deleteLog = (db: Db, userId: string, id: number): Promise<boolean> =>
  deletedAny(db.deleteFrom('supplementLogs').where('userId', '=', userId).where('id', '=', id))
