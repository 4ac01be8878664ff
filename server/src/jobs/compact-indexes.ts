import type { FastifyBaseLogger } from 'fastify'
import {
  dropIndex,
  rebuildIndex,
  sparseIndexes,
  unfinishedIndexes,
} from '../database/compact-indexes.queries.ts'
import { type Connection, connect } from '../database/connect.ts'
import type { Tasks } from './jobs.ts'

/** Smaller indexes aren't worth it. */
const MIN_BYTES = 8 * 1024 * 1024

/** Indexes per night. */
const AT_ONCE = 10

/** Every night, in UTC, after the backup and after old rows are deleted. */
const AT_NIGHT = '15 5 * * *'

/**
 * Rebuilds half-empty indexes while others read and write.
 * @returns their names
 */
export async function compactIndexes(connection: Connection, minBytes = MIN_BYTES): Promise<string[]> {
  // A rebuild takes as long as it takes, on a connection that no request waits for.
  const db = connect(connection, () => {}, { size: 1, timeout: 0 })
  try {
    for (const name of await unfinishedIndexes(db)) await dropIndex(db, name)
    const names = await sparseIndexes(db, { minBytes, limit: AT_ONCE })
    for (const name of names) await rebuildIndex(db, name)
    return names
  } finally {
    await db.destroy()
  }
}

/** The nightly compaction. */
export const compactionTasks = (connection: Connection, log: Pick<FastifyBaseLogger, 'info'>): Tasks => ({
  'compact-indexes': {
    schedule: AT_NIGHT,
    async work() {
      const names = await compactIndexes(connection)
      if (names.length > 0) log.info({ names }, 'indexes were compacted')
    },
  },
})
