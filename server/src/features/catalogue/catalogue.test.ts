import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { catalogueSeed } from './seed/index.ts'

const app = await testApp()
const { request } = app
const list = async () => (await request('GET', '/api/peptides')).body

test('the catalogue is empty until the app asks for it, and then filled once, however many ask', async () => {
  expect(await list()).toEqual([])
  const answers = await Promise.all(Array.from({ length: 8 }, () => request('POST', '/api/init-peptides')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
  await expect
    .poll(async () => (await list()).map(({ name }: { name: string }) => name))
    .toEqual(catalogueSeed.map(({ name }) => name))
  const { id, displayOrder, ...shown } = (await list())[0]
  expect(shown).toEqual({
    ...catalogueSeed[0],
    shopEnabled: false,
    shopStatus: 'available',
    shopPrice: null,
  })
  expect([typeof id, displayOrder]).toEqual(['number', 1])
})

test('what an operator removed does not come back', async () => {
  await app.db.deleteFrom('peptides').where('name', '!=', 'KPV').execute()
  await request('POST', '/api/init-peptides')
  expect(await app.db.selectFrom('peptides').select('name').execute()).toEqual([{ name: 'KPV' }])
})
