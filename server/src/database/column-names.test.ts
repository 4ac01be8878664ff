import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import { connect } from './connect.ts'

const db = connect(inject('databaseServer'), () => {})
afterAll(() => db.destroy())

test('columns, and names in JSON at any depth, become camel case', async () => {
  const { rows } = await sql`
    SELECT n AS row_number, 'as_it_is' AS some_text,
      json_build_object('one_key', json_build_array(json_build_object('inner_key', 'as_it_is'), 'as_it_is', 7)) AS as_json,
      jsonb_build_array(jsonb_build_object('other_key', jsonb_build_object('deep_key', NULL))) AS as_jsonb
    FROM generate_series(1, 2) n`.execute(db)
  expect(rows).toEqual(
    [1, 2].map((rowNumber) => ({
      rowNumber,
      someText: 'as_it_is',
      asJson: { oneKey: [{ innerKey: 'as_it_is' }, 'as_it_is', 7] },
      asJsonb: [{ otherKey: { deepKey: null } }],
    })),
  )
})
