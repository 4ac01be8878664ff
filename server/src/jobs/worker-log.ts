import type { FastifyBaseLogger } from 'fastify'
import { Logger } from 'graphile-worker'

/** What graphile-worker says, in the product's log: its 'info' is a line per job, which nobody reads. */
export const workerLog = (log: FastifyBaseLogger): Logger =>
  new Logger((scope) => (level, message, { error }) => {
    const details = { ...scope, ...(error instanceof Error && { err: error }) }
    if (level === 'error' || level === 'warning') log.warn(details, message)
    else log.debug(details, message)
  })
