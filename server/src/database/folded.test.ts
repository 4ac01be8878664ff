import { folded } from '@pepwell/domain/text/folded'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const { db } = await testApp()

test('SQL folds text as the domain does', async () => {
  const texts = [
    'Zoë',
    'Zoe\u0308',
    'ZOË',
    'Ｚｏｅ',
    'Ångström',
    'ﬁt ½',
    'Nguyễn',
    'Ärzte',
    'Łódź',
    'привет Ё',
    'がぎ',
    '😀',
    '',
  ]
  const { rows } = await sql<{ text: string; folded: string }>`
    SELECT text, folded(text) AS folded FROM unnest(${texts}::text[]) AS text`.execute(db)
  for (const row of rows) expect(row.folded).toBe(folded(row.text))
  expect(rows).toHaveLength(texts.length)
})
