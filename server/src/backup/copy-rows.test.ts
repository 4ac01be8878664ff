import { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '../testing/scratch-database.ts'
import { copyRows } from './copy-rows.ts'

/** Hands out one byte a read, so that each message ends before the next arrives. */
class OneByteSocket extends Socket {
  override read(size?: number) {
    return super.read(size ?? (this.readableLength > 0 ? 1 : undefined))
  }
}

test('a copy ends where its messages end, and the connection answers afterward', async () => {
  const connection = await emptyDatabase()
  const client = new pg.Client({ ...connection, stream: () => new OneByteSocket() })
  await client.connect()
  onTestFinished(() => client.end())
  for (const rows of [1, 3, 0, 2]) {
    const copy = client.query(copyRows(`COPY (SELECT generate_series(1, ${rows})) TO STDOUT`))
    expect(await text(copy)).toBe(Array.from({ length: rows }, (_, index) => `${index + 1}\n`).join(''))
    expect(copy.rowCount).toBe(rows)
  }
  const { rows } = await client.query('SELECT 1 AS one')
  expect(rows).toEqual([{ one: 1 }])
})
