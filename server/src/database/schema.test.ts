import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { addressOf } from './connect.ts'
import { generateSchema } from './generate-schema.ts'

test('schema.ts matches the migrations; `npm run schema` regenerates it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pepwell-schema-'))
  await generateSchema(addressOf(inject('databaseServer')), join(folder, 'schema.ts'))
  const fresh = await readFile(join(folder, 'schema.ts'), 'utf8')
  expect(await readFile(join(import.meta.dirname, 'schema.ts'), 'utf8')).toBe(fresh)
  await rm(folder, { recursive: true })
})
