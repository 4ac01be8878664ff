import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import { connect } from './connect.ts'
import { MOST_STATEMENTS } from './preparing-client.ts'

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
  for (let number = 2; number <= MOST_STATEMENTS; number++) expect(await ask(number)).toBe(number)
  expect([await prepared(), unprepared]).toEqual([MOST_STATEMENTS, []])
  for (const number of [1001, 1002, 1001, 2]) expect(await ask(number)).toBe(number)
  expect([await prepared(), unprepared]).toEqual([MOST_STATEMENTS, ['SELECT $1::int AS answer, 1001']])
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
