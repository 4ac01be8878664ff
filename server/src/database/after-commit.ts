import { type DatabaseConnection, type Driver, type Kysely, PostgresDialect, PostgresDriver } from 'kysely'
import type { DB } from './schema.ts'

type Work = () => void
type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0]

/** What waits for the commit of the transaction that a connection is in. */
const waiting = new WeakMap<DatabaseConnection, Work[]>()

function take(connection: DatabaseConnection): Work[] {
  const work = waiting.get(connection) ?? []
  waiting.delete(connection)
  return work
}

class CommitTellingDriver extends PostgresDriver {
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const work = take(connection)
    await super.commitTransaction(connection)
    for (const run of work) run()
  }

  override async rollbackTransaction(connection: Connection): Promise<void> {
    take(connection)
    await super.rollbackTransaction(connection)
  }
}

/** PostgreSQL with {@link afterCommit}. */
export class CommitTellingDialect extends PostgresDialect {
  private readonly driverConfig: ConstructorParameters<typeof PostgresDialect>[0]

  constructor(config: ConstructorParameters<typeof PostgresDialect>[0]) {
    super(config)
    this.driverConfig = config
  }

  override createDriver(): Driver {
    return new CommitTellingDriver(this.driverConfig)
  }
}

/** Runs something once a transaction is committed, never when it is rolled back; outside of one, at once. */
export async function afterCommit(within: Kysely<DB>, run: Work): Promise<void> {
  if (!within.isTransaction) return run()
  await within.getExecutor().provideConnection(async (connection) => {
    const work = waiting.get(connection)
    if (work) work.push(run)
    else waiting.set(connection, [run])
  })
}
