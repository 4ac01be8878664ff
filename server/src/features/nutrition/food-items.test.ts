import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aFoodLog, aMember } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { storedEdition } from './food-items.queries.ts'
import { fillFoodItems } from './food-items.ts'
import { readFoodTable } from './food-table.ts'

const app = await testApp()
const { db } = app
const { edition, foods } = await readFoodTable()
const shipped = foods()

const held = () => db.selectFrom('foodItems').selectAll().orderBy('id').execute()
const byName = (a: { name: string; brand: string | null }, b: typeof a) =>
  `${a.name}\n${a.brand ?? ''}` < `${b.name}\n${b.brand ?? ''}` ? -1 : 1
const asShipped = (rows: Awaited<ReturnType<typeof held>>) =>
  rows
    .map(({ id: _id, label: _label, caloriesPerServing: calories, ...food }) => ({
      ...food,
      calories,
    }))
    .sort(byName)

test('the table contains the foods that ship with the product', async () => {
  expect(await storedEdition(db)).toBe(edition)
  expect(asShipped(await held())).toEqual(shipped.toSorted(byName))
})

test('filling it again changes nothing', async () => {
  const before = await sql`SELECT xmin, * FROM food_items ORDER BY id`.execute(db)
  await fillFoodItems(db)
  expect(await sql`SELECT xmin, * FROM food_items ORDER BY id`.execute(db)).toEqual(before)
})

test('updates an earlier edition, also concurrently, and foods keep their ids', async () => {
  const before = await held()
  const [first, second] = before
  const member = await aMember(app)
  const removed = { name: 'Gone', servingSize: '1 g', caloriesPerServing: 105, protein: 1, carbs: 1, fat: 1 }
  const product = { ...removed, brand: 'Nobody' }
  await db.insertInto('foodItems').values([removed, product]).execute()
  const log = await aFoodLog(app, member, { foodName: 'Gone' })
  await db
    .updateTable('foodItems')
    .set({ name: first?.name.toUpperCase(), fat: 77, sodium: null, servingSize: 'wrong', otherNames: 'gone' })
    .where('id', '=', first?.id ?? 0)
    .execute()
  await db
    .deleteFrom('foodItems')
    .where('id', '=', second?.id ?? 0)
    .execute()
  await sql`COMMENT ON TABLE food_items IS 'an earlier edition'`.execute(db)

  await Promise.all(Array.from({ length: 5 }, () => fillFoodItems(db)))

  const after = await held()
  expect(asShipped(after)).toEqual(asShipped(before))
  expect(after.find(({ id }) => id === first?.id)).toEqual(first)
  expect(await storedEdition(db)).toBe(edition)
  const entry = db.selectFrom('foodLogs').select(['foodName', 'foodItemId']).where('id', '=', log.id)
  expect(await entry.executeTakeFirst()).toEqual({ foodName: 'Gone', foodItemId: null })
})
