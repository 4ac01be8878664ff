import { expect, test } from 'vitest'
import { ask, emptyDatabase } from '../testing/scratch-database.ts'
import { compactIndexes } from './compact-indexes.ts'

/** A database with the notes of 100 people who write in turn, so that each index page fills in its middle. */
async function interleavedNotes() {
  const connection = await emptyDatabase()
  await ask(
    connection,
    `CREATE TABLE notes (id bigint PRIMARY KEY, user_id text NOT NULL, at timestamptz NOT NULL);
     CREATE INDEX notes_by_user ON notes (user_id, at);
     INSERT INTO notes SELECT turn, 'user_' || lpad((turn % 100)::text, 36, '0'), to_timestamp(turn)
     FROM generate_series(1, 40000) AS turn ORDER BY turn;`,
  )
  await ask(connection, 'VACUUM ANALYZE notes')
  const sizeOf = async (index: string) => {
    const [{ bytes }] = (await ask(connection, `SELECT pg_relation_size('${index}')::int AS bytes`)) as [
      { bytes: number },
    ]
    return bytes
  }
  return { connection, sizeOf }
}

test('half-empty indexes are rebuilt once, and full ones are left alone', async () => {
  const { connection, sizeOf } = await interleavedNotes()
  const before = await sizeOf('notes_by_user')
  expect(await compactIndexes(connection, 100_000)).toEqual(['notes_by_user'])
  expect(await sizeOf('notes_by_user')).toBeLessThan(0.7 * before)
  expect(await compactIndexes(connection, 100_000)).toEqual([])
})

test('small indexes are left alone', async () => {
  const { connection } = await interleavedNotes()
  expect(await compactIndexes(connection)).toEqual([])
})

test('what an interrupted compaction left is removed, and other invalid indexes stay', async () => {
  const { connection } = await interleavedNotes()
  for (const name of ['notes_by_user_ccnew', 'notes_once'])
    await ask(connection, `CREATE UNIQUE INDEX CONCURRENTLY ${name} ON notes ((id % 10))`).catch(() => {})
  await compactIndexes(connection)
  const left = await ask(
    connection,
    'SELECT indexrelid::regclass::text AS name FROM pg_index WHERE NOT indisvalid',
  )
  expect(left).toEqual([{ name: 'notes_once' }])
})
