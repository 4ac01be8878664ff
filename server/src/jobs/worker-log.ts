import type { FastifyBaseLogger } from 'fastify'
import { Logger } from 'graphile-worker'
import { isDatabaseAway } from '../database/database-away.ts'
import { foldLog } from '../log-folding.ts'

/** graphile-worker's messages in our log. Its 'info' is a line per job, which nobody reads. */
export const workerLog = (log: FastifyBaseLogger): Logger => {
  const away = foldLog((...line) => log.warn(...line), 'jobs wait: the database is away')
  return new Logger((scope) => (level, message, { error }) => {
    const details = { ...scope, ...(error instanceof Error && { err: error }) }
    if (message.includes('maxPoolSize')) log.debug(details, message)
    else if (isDatabaseAway(error)) away(details)
    else if (level === 'error' || level === 'warning') log.warn(details, message)
    else log.debug(details, message)
  })
}
