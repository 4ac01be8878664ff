import type { FastifyBaseLogger } from 'fastify'
import { type Connection, connect } from '../database/connect.ts'
import { fillPersons, hasPersons, validatePersons } from '../database/fill-persons.queries.ts'
import type { Tasks } from './jobs.ts'

/** Tables whose older rows lack user_id until this job has filled it. */
export const WITHOUT_PERSONS: readonly string[] = [
  'plan_periods',
  'reminder_outcomes',
  'reminder_snoozes',
  'scheduled_alerts',
]

/** Every night, in UTC, after old rows are deleted. */
const AT_NIGHT = '0 5 * * *'

/**
 * Gives each row its person while others read and write. An interrupted run continues where rows lack one.
 * @returns the tables that are filled since
 */
export async function fillAllPersons(connection: Connection): Promise<string[]> {
  // A large table takes as long as it takes, on a connection that no request waits for.
  const db = connect(connection, () => {}, { size: 1, timeout: 0 })
  const filled: string[] = []
  try {
    for (const table of WITHOUT_PERSONS) {
      if (await hasPersons(db, table)) continue
      await fillPersons(db, table)
      await validatePersons(db, table)
      filled.push(table)
    }
    return filled
  } finally {
    await db.destroy()
  }
}

/** The nightly job, which has nothing to do once all tables are filled. */
export const personTasks = (connection: Connection, log: Pick<FastifyBaseLogger, 'info'>): Tasks => ({
  'fill-persons': {
    schedule: AT_NIGHT,
    async work() {
      const tables = await fillAllPersons(connection)
      if (tables.length > 0) log.info({ tables }, 'rows have their persons')
    },
  },
})
