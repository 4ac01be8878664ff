import { assert, date, property } from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import { connect } from './connect.ts'
import { instantIn } from './instants.ts'

const db = connect(inject('databaseServer'), () => {})
afterAll(() => db.destroy())

/** As PostgreSQL returns them in a session of that zone. */
const read = (zone: string, written: readonly string[]) =>
  db.transaction().execute(async (tx) => {
    await sql`SELECT set_config('TimeZone', ${zone}, true)`.execute(tx)
    const { rows } = await sql<{ at: Date | number }>`
      SELECT at::timestamptz FROM unnest(${written}::text[]) WITH ORDINALITY AS t (at, place) ORDER BY place`.execute(
      tx,
    )
    return rows.map(({ at }) => at)
  })

const exact = ['2026-03-01T09:30:00.000Z', '1000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z']
const odd = ['0044-03-15T12:00:00.000Z', '1999-12-31T23:59:59.990Z', '2026-03-01T09:30:00.100Z']

test.each(['UTC', 'Asia/Kolkata', 'America/St_Johns'])(
  'an instant is the same in a session of %s',
  async (zone) => {
    const written = [...exact, ...odd]
    expect(await read(zone, written)).toEqual(written.map((text) => new Date(text)))
  },
)

test('anything finer than a millisecond is cut off, and infinity stays', async () => {
  expect(await read('UTC', ['2026-03-01 09:30:00.123999Z', '-infinity', '0044-03-15 12:00:00Z BC'])).toEqual([
    new Date('2026-03-01T09:30:00.123Z'),
    Number.NEGATIVE_INFINITY,
    new Date('-000043-03-15T12:00:00.000Z'),
  ])
})

/** PostgreSQL drops trailing zeros of a fraction. */
const asWritten = (at: Date) =>
  at
    .toISOString()
    .replace('T', ' ')
    .replace(/\.?0*Z$/, '+00')

test('every millisecond is parsed', () => {
  const centuries = { min: new Date('1000-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59.999Z') }
  assert(
    property(date({ ...centuries, noInvalidDate: true }), (at) => {
      expect(instantIn(asWritten(at))).toEqual(at)
    }),
    { numRuns: 500 },
  )
})
