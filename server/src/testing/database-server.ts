import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { connect } from '../database/connect.ts'
import { type EmbeddedDatabase, startEmbedded } from '../database/embedded.ts'
import { migrate } from '../database/migrate.ts'
import { fillFoodItems } from '../features/nutrition/food-items.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: EmbeddedDatabase['connection']
  }
}

const quiet = { info() {}, warn() {}, error() {} }

function fail(error: Error): never {
  throw error
}

/** Each test file has apps of its own, with their pools; together they would need more than PostgreSQL usually gives. */
const MOST_CONNECTIONS = 400

/** A PostgreSQL takes the bound of its connections from its folder when it starts. */
async function startRoomy(folder: string): Promise<EmbeddedDatabase> {
  const narrow = await startEmbedded({ folder, log: quiet })
  const admin = connect(narrow.connection, fail)
  await sql.raw(`ALTER SYSTEM SET max_connections = ${MOST_CONNECTIONS}`).execute(admin)
  await admin.destroy()
  await narrow.stop()
  return startEmbedded({ folder, log: quiet })
}

/** One PostgreSQL for the whole run, with a migrated template that every test file clones. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'pepwell-test-'))
  const server = await startRoomy(folder)
  await migrate(server.connection)
  const template = connect(server.connection, fail)
  await fillFoodItems(template)
  await template.destroy()
  project.provide('databaseServer', server.connection)
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true })
  }
}
