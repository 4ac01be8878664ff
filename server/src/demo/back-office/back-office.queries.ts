import { randomUUID } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type * as tables from '../../database/schema.ts'
import { DEMO_ID } from './people.ts'

export const hasAccount = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

export const insertPeople = (db: Db, people: Insertable<tables.Users>[]) =>
  db.insertInto('users').values(people).execute()

export const insertOperators = (db: Db, operators: Insertable<tables.AdminUsers>[]) =>
  db.insertInto('adminUsers').values(operators).execute()

export const insertSessions = (db: Db, sessions: Insertable<tables.LoginSessions>[]) =>
  db.insertInto('loginSessions').values(sessions).execute()

export const insertPlans = (db: Db, entries: Insertable<tables.UserPeptides>[]) =>
  db.insertInto('userPeptides').values(entries).execute()

/** Rows per statement: PostgreSQL accepts 65,535 parameters. */
const AT_ONCE = 1000

export async function insertDoses(db: Db, doses: Insertable<tables.DosageLogs>[]): Promise<void> {
  for (let index = 0; index < doses.length; index += AT_ONCE)
    await db
      .insertInto('dosageLogs')
      .values(doses.slice(index, index + AT_ONCE))
      .execute()
}

export async function insertVisits(db: Db, visits: Insertable<tables.PageVisits>[]): Promise<void> {
  for (let index = 0; index < visits.length; index += AT_ONCE)
    await db
      .insertInto('pageVisits')
      .values(visits.slice(index, index + AT_ONCE))
      .execute()
}

export const insertPersonalPeptides = (db: Db, peptides: Insertable<tables.PersonalPeptides>[]) =>
  db.insertInto('personalPeptides').values(peptides).execute()

/** The catalog's peptides in order. */
export const peptides = (db: Db) =>
  db.selectFrom('peptides').select(['id', 'name']).orderBy('displayOrder').orderBy('id').execute()

export const someMembers = (db: Db, limit: number) =>
  db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName'])
    .where('isAdmin', '=', false)
    .where(sql<boolean>`starts_with(id, ${DEMO_ID})`)
    .orderBy('id')
    .limit(limit)
    .execute()

export const memberByEmail = (db: Db, email: string) =>
  db.selectFrom('users').select(['id', 'firstName', 'lastName']).where('email', '=', email).executeTakeFirst()

/** Products for sale with stock, each with its fullest batch. */
export const soldGoods = (db: Db) =>
  db
    .selectFrom('products as product')
    .innerJoin('peptides as peptide', 'peptide.id', 'product.peptideId')
    .innerJoin('inventoryBatches as batch', 'batch.productId', 'product.id')
    .distinctOn('product.id')
    .select([
      'product.id as productId',
      'peptide.name',
      'batch.id as batchId',
      'batch.batchNumber',
      'batch.expiryDate',
      'batch.quantityAvailable as left',
      sql<number>`product.price`.as('price'),
    ])
    .where('product.price', 'is not', null)
    .orderBy('product.id')
    .orderBy('batch.quantityAvailable', 'desc')
    .execute()

interface PlacedOrder {
  order: Omit<Insertable<tables.Orders>, 'clientId'>
  items: Omit<Insertable<tables.OrderItems>, 'orderId'>[]
  events: Omit<Insertable<tables.OrderEvents>, 'orderId'>[]
}

/** Inserts orders with their items, payments and events. */
export async function insertOrders(db: Db, placed: readonly PlacedOrder[]): Promise<void> {
  const orders = placed.map(({ order }) => ({ clientId: randomUUID(), ...order }))
  const made = await db
    .insertInto('orders')
    .values(orders)
    .returning([
      'id',
      'paymentMethod as method',
      'paymentStatus as status',
      'totalAmount as amount',
      'createdAt',
    ])
    .execute()
  const ofOrder = <Row>(rows: readonly Row[], index: number) =>
    rows.map((row) => ({ ...row, orderId: made[index]?.id ?? 0 }))
  await db
    .insertInto('orderItems')
    .values(placed.flatMap(({ items }, index) => ofOrder(items, index)))
    .execute()
  await db
    .insertInto('orderEvents')
    .values(placed.flatMap(({ events }, index) => ofOrder(events, index)))
    .execute()
  const payments = made.map(({ id, createdAt, ...payment }) => ({
    ...{ ...payment, createdAt, orderId: id },
    settledAt: payment.status === 'pending' ? null : createdAt,
  }))
  await db.insertInto('payments').values(payments).execute()
}

export const insertDeliveries = (db: Db, deliveries: Insertable<tables.Deliveries>[]) =>
  db.insertInto('deliveries').values(deliveries).execute()
