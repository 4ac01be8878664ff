/** For tests: a process that brings every database that it is told of to the newest form, and says how that went. */
import type { Connection } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'

process.on('message', async (connection: Connection) => {
  const failure = await migrate(connection).then(
    () => null,
    (error: Error) => error.message,
  )
  process.send?.({ failure })
})
process.send?.('ready')
