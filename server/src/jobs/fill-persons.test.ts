import { expect, test } from 'vitest'
import { migrate } from '../migrate.ts'
import { ROWS_WITHOUT_PERSONS } from '../testing/rows-without-persons.ts'
import { ask, emptyDatabase } from '../testing/scratch-database.ts'
import { fillAllPersons, WITHOUT_PERSONS } from './fill-persons.ts'

const PERSONS = WITHOUT_PERSONS.map((table) => `SELECT '${table}' AS table, user_id FROM ${table}`).join(
  ' UNION ALL ',
)

/** The persons of all rows, by table. */
const personsIn = async (connection: Parameters<typeof ask>[0]) =>
  Object.fromEntries((await ask(connection, PERSONS)).map(({ table, user_id }) => [table, user_id]))

const all = (person: string | null) => Object.fromEntries(WITHOUT_PERSONS.map((table) => [table, person]))

test('rows from before their tables had persons are filled once', { timeout: 120_000 }, async () => {
  const connection = await emptyDatabase()
  await migrate(connection, { upTo: '0693-validate-references-to-sessions-and-entries' })
  await ask(connection, ROWS_WITHOUT_PERSONS)
  await migrate(connection)
  expect(await personsIn(connection)).toEqual(all(null))
  expect(await fillAllPersons(connection)).toEqual(WITHOUT_PERSONS)
  expect(await personsIn(connection)).toEqual(all('user_ada'))
  expect(await fillAllPersons(connection)).toEqual([])
})

test('rows that the previous release writes or changes get their persons at once', {
  timeout: 120_000,
}, async () => {
  const [connection, old] = [await emptyDatabase(), await emptyDatabase()]
  await migrate(connection)
  await ask(connection, ROWS_WITHOUT_PERSONS)
  expect(await personsIn(connection)).toEqual(all('user_ada'))
  await migrate(old, { upTo: '0693-validate-references-to-sessions-and-entries' })
  await ask(old, ROWS_WITHOUT_PERSONS)
  await migrate(old)
  await ask(
    old,
    `UPDATE plan_periods SET frequency = 'Weekly'; UPDATE scheduled_alerts SET due_at = now();
     UPDATE reminder_snoozes SET due_at = now(); UPDATE reminder_outcomes SET reassigned = true`,
  )
  expect(await personsIn(old)).toEqual(all('user_ada'))
})
