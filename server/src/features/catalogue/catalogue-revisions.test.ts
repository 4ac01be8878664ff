import { afterEach, expect, test } from 'vitest'
import { connect } from '../../database/connect.ts'
import { migrate } from '../../migrate.ts'
import { emptyDatabase } from '../../testing/scratch-database.ts'
import { testApp } from '../../testing/test-app.ts'
import { catalogueService } from './catalogue.service.ts'
import { catalogueSeed, seedRevision } from './seed/index.ts'

const app = await testApp()
const { db, request } = app

/** A process that has just started. */
const process = () => catalogueService(app)

const inCatalogue = () =>
  db.selectFrom('peptides').selectAll().orderBy('displayOrder').orderBy('id').execute()
const named = async (name: string) => (await inCatalogue()).find((peptide) => peptide.name === name)

const firstRevision = catalogueSeed.filter(({ since }) => since === 1)
const added = catalogueSeed.filter(({ since }) => since > 1).map(({ name }) => name)

/** As the first version left it: its entries, none of the facts, and texts of its time. */
async function fillAsAtFirst(): Promise<void> {
  const old = firstRevision.map(({ name, mg, category, frequency }, index) => ({
    ...{ name, mg, category, frequency, description: 'As it was.', benefits: '', sideEffects: '' },
    ...{ recommendedDose: '', duration: '', bestTakenWith: '', displayOrder: index + 1 },
  }))
  await db.insertInto('peptides').values(old).execute()
  await db.updateTable('catalogueRevision').set({ revision: 1 }).execute()
}

afterEach(async () => {
  await db.deleteFrom('peptides').execute()
  await db.updateTable('catalogueRevision').set({ revision: 0 }).execute()
})

test('start-up migrates an earlier catalog once, with any number of processes', async () => {
  await fillAsAtFirst()
  expect(firstRevision).toHaveLength(47)
  const { id } = (await named('Semaglutide')) ?? {}
  await Promise.all(Array.from({ length: 8 }, () => process().refresh()))
  expect((await inCatalogue()).map(({ name }) => name).sort()).toEqual(
    catalogueSeed.map(({ name }) => name).sort(),
  )
  const seeded = catalogueSeed.find(({ name }) => name === 'Semaglutide')
  expect(await named('Semaglutide')).toMatchObject({
    id,
    description: seeded?.description,
    label: seeded?.label,
  })
  // Open pages in every process are notified.
  await expect
    .poll(async () => (await request('GET', '/api/peptides')).body.length)
    .toBe(catalogueSeed.length)
})

test('new peptides follow their predecessors, wherever operators moved those', async () => {
  await fillAsAtFirst()
  await db.updateTable('peptides').set({ displayOrder: 99 }).where('name', '=', 'Liraglutide').execute()
  await process().refresh()
  const names = (await inCatalogue()).map(({ name }) => name)
  expect(names.indexOf('Liraglutide')).toBeGreaterThan(names.indexOf('Pramlintide'))
  expect(names[names.indexOf('Liraglutide') + 1]).toBe('Dulaglutide')
})

test('an operator’s edits stay', async () => {
  await fillAsAtFirst()
  await db.updateTable('peptides').set({ editedAt: new Date() }).where('name', '=', 'KPV').execute()
  await process().refresh()
  expect(await named('KPV')).toMatchObject({ description: 'As it was.', routes: [] })
})

test("what an operator removed doesn't return", async () => {
  await fillAsAtFirst()
  await db.deleteFrom('peptides').where('name', '!=', 'KPV').execute()
  await process().refresh()
  expect((await inCatalogue()).map(({ name }) => name).sort()).toEqual(['KPV', ...added].sort())
  await db.deleteFrom('peptides').execute()
  await process().bringUpToDate()
  await request('POST', '/api/init-peptides')
  expect(await inCatalogue()).toEqual([])
})

test('a process of an earlier version keeps a later one’s changes', async () => {
  await fillAsAtFirst()
  await db
    .updateTable('catalogueRevision')
    .set({ revision: seedRevision + 1 })
    .execute()
  await process().bringUpToDate()
  expect(await named('KPV')).toMatchObject({ description: 'As it was.' })
})

test('an empty catalog waits for the first visitor', async () => {
  await process().refresh()
  expect(await inCatalogue()).toEqual([])
  await process().bringUpToDate()
  expect(await inCatalogue()).toHaveLength(catalogueSeed.length)
})

test('a new database is at revision 0', async () => {
  const connection = await emptyDatabase()
  await migrate(connection)
  const fresh = connect(connection, () => {})
  expect(await fresh.selectFrom('catalogueRevision').selectAll().execute()).toEqual([
    { isOnly: true, revision: 0 },
  ])
  await fresh.destroy()
})
