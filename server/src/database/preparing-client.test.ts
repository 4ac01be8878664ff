import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { connect } from './connect.ts'
import { MAX_STATEMENTS, preparingClient } from './preparing-client.ts'

const unprepared: string[] = []
const db = connect(inject('databaseServer'), () => {}, { onUnprepared: (text) => unprepared.push(text) })
afterAll(() => db.destroy())

const ask = async (number: number) => {
  const { rows } = await sql<{ answer: number }>`SELECT ${number}::int AS answer, ${sql.lit(number)}`.execute(
    db,
  )
  return rows[0]?.answer
}

const prepared = async () => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) FROM pg_prepared_statements WHERE name LIKE 'statement_%'`.execute(db)
  return rows[0]?.count
}

test('the first statement above the limit is reported once, and all are answered', async () => {
  // The query for them is one itself.
  expect(await prepared()).toBe(1)
  for (let number = 2; number <= MAX_STATEMENTS; number++) expect(await ask(number)).toBe(number)
  expect([await prepared(), unprepared]).toEqual([MAX_STATEMENTS, []])
  for (const number of [1001, 1002, 1001, 2]) expect(await ask(number)).toBe(number)
  expect([await prepared(), unprepared]).toEqual([MAX_STATEMENTS, ['SELECT $1::int AS answer, 1001']])
})

test('reads are prepared without parameters too, unless the text may have several commands', async () => {
  const other = connect(inject('databaseServer'), () => {}, { size: 1 })
  const texts = ['SELECT 1 AS one', 'SELECT 2 AS two; SELECT 3 AS three', 'SET application_name = pepwell']
  for (const text of texts) await sql.raw(text).execute(other)
  const { rows } = await sql<{
    statement: string
  }>`SELECT statement FROM pg_prepared_statements WHERE name <> ${''}`.execute(other)
  expect(rows.map(({ statement }) => statement).filter((text) => texts.includes(text))).toEqual([texts[0]])
  await other.destroy()
})

test('the fields of a statement are described once per connection', async () => {
  const client = new (preparingClient(() => {}))(inject('databaseServer')) as pg.Client & {
    connection: pg.Connection
  }
  await client.connect()
  let descriptions = 0
  client.connection.on('rowDescription', () => {
    descriptions += 1
  })
  const rowsOf = async (text: string, values: unknown[]) => (await client.query(text, values)).rows
  const text = 'SELECT $1::int AS one_number, now() AS asked_at WHERE $1::int > 0'
  expect(await rowsOf(text, [1])).toEqual([{ oneNumber: 1, askedAt: expect.any(Date) }])
  expect(await rowsOf(text, [2])).toEqual([{ oneNumber: 2, askedAt: expect.any(Date) }])
  expect(await rowsOf(text, [0])).toEqual([])
  await expect(rowsOf(text, ['much'])).rejects.toThrow('invalid input syntax')
  expect(await rowsOf(text, [3])).toMatchObject([{ oneNumber: 3 }])
  expect(descriptions).toBe(1)
  expect(await rowsOf('SELECT $1::text AS other', ['two'])).toEqual([{ other: 'two' }])
  expect(descriptions).toBe(2)
  await client.end()
})
