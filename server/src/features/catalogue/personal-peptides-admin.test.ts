import { csvRows } from '@pepwell/domain/imports/csv'
import { beforeEach, expect, test } from 'vitest'
import { aMember, anAdmin, aPersonalPeptide, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const admin = await anAdmin(app)

beforeEach(() => app.db.deleteFrom('personalPeptides').execute())

const get = async (query = '') =>
  (
    await app.request('GET', `/api/admin/personal-peptides${query}`, {
      cookie: admin.cookie,
    })
  ).body
const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name)

async function several(): Promise<Member[]> {
  const [ada, bo] = [
    await aMember(app, { email: 'ada@mail.net' }),
    await aMember(app, { email: 'bo_1@mail.net' }),
  ]
  await aPersonalPeptide(app, ada, { name: 'Elbow mix' })
  await aPersonalPeptide(app, ada, { name: 'Night mix', category: 'Sleep' })
  await aPersonalPeptide(app, bo, { name: 'Morning', category: 'Recovery' })
  return [ada, bo]
}

test('operators see all members’ personal peptides, newest first', async () => {
  const member = await aMember(app)
  const made = await aPersonalPeptide(app, member)
  expect(await get()).toEqual([
    {
      id: made.id,
      userId: member.id,
      user: { email: member.email },
      name: 'My blend',
      category: 'Recovery',
      description: 'Mixed by my pharmacy.\nSince spring.',
      recommendedDose: '100 mcg',
      frequency: 'Daily',
      createdAt: new Date(app.clock.now()).toISOString(),
    },
  ])
})

test('the list is paged and searchable by name, category and address', async () => {
  await app.db.deleteFrom('users').where('id', '<>', admin.id).execute()
  await several()
  const [first] = await get('?limit=1')
  expect(first.name).toBe('Morning')
  expect(namesOf(await get(`?limit=5&after=${first.id}`))).toEqual(['Night mix', 'Elbow mix'])
  expect(namesOf(await get('?search=MIX'))).toEqual(['Night mix', 'Elbow mix'])
  expect(namesOf(await get('?search=sleep'))).toEqual(['Night mix'])
  expect(namesOf(await get('?search=O_1'))).toEqual(['Morning'])
  for (const search of ['sleepada', 'o%1'])
    expect(await get(`?search=${encodeURIComponent(search)}`)).toEqual([])
})

test('the CSV has all matches and no live formulas', async () => {
  await app.db.deleteFrom('users').where('id', '<>', admin.id).execute()
  const [ada] = await several()
  await aPersonalPeptide(app, ada as Member, { name: '=HYPERLINK("http://evil")', category: 'Sleep' })
  const [header, ...rows] = csvRows(await get('/csv?search=sleep'))
  expect(header?.slice(0, 3)).toEqual(['User Email', 'User ID', 'Name'])
  expect(rows.map(([email, , name]) => [email, name])).toEqual([
    ['ada@mail.net', '=HYPERLINK("http://evil")'],
    ['ada@mail.net', 'Night mix'],
  ])
  expect(await get('/csv')).toContain(`"'=HYPERLINK(""http://evil"")"`)
})

test('the cards count everything at any page size', async () => {
  expect(await get('/totals')).toEqual({ total: 0, contributors: 0, categories: 0 })
  await app.db.deleteFrom('users').where('id', '<>', admin.id).execute()
  await several()
  expect(await get('/totals')).toEqual({ total: 3, contributors: 2, categories: 2 })
})
