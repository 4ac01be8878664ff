import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { refuseSpelledLists } from '../testing/spelled-lists.ts'
import { connect } from './connect.ts'

const source = resolve(import.meta.dirname, '..')
const db = connect(inject('databaseServer'), () => {}).withPlugin(refuseSpelledLists)
afterAll(() => db.destroy())

/** These join names of the database's own tables: one text per table. */
const OF_NAMES = /(account-data|own-tables|log-imports\/restore)\.queries\.ts$/

test.each(globSync('**/*.queries.ts', { cwd: source }))('%s never spells out a list', (file) => {
  const text = readFileSync(resolve(source, file), 'utf8')
  // A following query is built in a function.
  expect(text).not.toMatch(/'(?:not )?in',(?!\s*\()/)
  if (!OF_NAMES.test(file)) expect(text).not.toContain('sql.join')
})

test('nor does any statement of the tests', () => {
  const row = { subject: 'x', count: 1, windowEndsAt: new Date() }
  const within = db.selectFrom('rateLimits').select('subject')
  expect(() => db.insertInto('rateLimits').values([row, row]).compile()).toThrow('unnest')
  expect(() => within.where('subject', 'in', ['x']).compile()).toThrow('ANY')
  expect(() => within.where('subject', 'not in', ['x', 'y']).compile()).toThrow('ANY')
  expect(() =>
    db
      .with('known', () => within.where('subject', 'in', ['x']))
      .deleteFrom('rateLimits')
      .compile(),
  ).toThrow()
  expect(() => within.where('subject', 'in', within).compile()).not.toThrow()
  expect(() => db.insertInto('rateLimits').values(row).compile()).not.toThrow()
})
