/** For tests: a process that migrates the given databases and reports the results. */
import type { Connection } from '../database/connect.ts'
import { migrate } from '../migrate.ts'

process.on('message', async (connection: Connection) => {
  const failure = await migrate(connection).then(
    () => null,
    (error: Error) => error.message,
  )
  process.send?.({ failure })
})
process.send?.('ready')
