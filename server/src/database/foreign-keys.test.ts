import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { connect } from './connect.ts'

/**
 * Foreign keys without an index on their columns: deleting the parent would scan the whole table. A partial index
 * suffices if it leaves out only null references. Of a person's row its id suffices, because ids are unique.
 */
const withoutIndex = sql<{ table: string; columns: string }>`
  SELECT key.conrelid::regclass::text AS "table", columns.names AS columns
  FROM pg_constraint AS key
  CROSS JOIN LATERAL (
    SELECT string_agg(attname, ', ' ORDER BY attnum) AS names,
      array_agg(attnum) FILTER (WHERE attname <> 'user_id') AS ids, array_agg(format('(%I IS NOT NULL)', attname)) AS are_set
    FROM pg_attribute WHERE attrelid = key.conrelid AND attnum = ANY(key.conkey)) AS columns
  WHERE key.contype = 'f' AND key.connamespace = 'public'::regnamespace AND NOT EXISTS (
    SELECT FROM pg_index AS index
    WHERE index.indrelid = key.conrelid AND index.indisvalid
      AND ((index.indkey::smallint[])[0:cardinality(key.conkey) - 1] @> key.conkey
        OR cardinality(columns.ids) = 1 AND index.indkey[0] = columns.ids[1])
      AND (index.indpred IS NULL OR pg_get_expr(index.indpred, index.indrelid) = ANY(columns.are_set)))
  ORDER BY 1, 2`

test('every foreign key has an index that starts with its columns or its id', async () => {
  const db = connect(inject('databaseServer'), () => {})
  const { rows } = await withoutIndex.execute(db)
  await db.destroy()
  expect(rows).toEqual([])
})
