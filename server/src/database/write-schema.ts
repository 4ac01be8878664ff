import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../migrate.ts'
import { addressOf } from './connect.ts'
import { startEmbedded } from './embedded.ts'
import { generateSchema } from './generate-schema.ts'

// Run by `npm run schema`: migrates an empty database and writes its types to schema.ts.
const folder = await mkdtemp(join(tmpdir(), 'pepwell-schema-'))
const log = { info() {}, warn() {}, error() {} }
const server = await startEmbedded({ folder, log })
try {
  await migrate(server.connection)
  await generateSchema(addressOf(server.connection))
} finally {
  await server.stop()
  await rm(folder, { recursive: true })
}
