import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type Kysely,
  PostgresDialect,
  PostgresDriver,
} from 'kysely'
import type { DB } from './schema.ts'

type Work = () => void
type Config = ConstructorParameters<typeof PostgresDialect>[0]
type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0]

/** Work that waits for the commit of a connection's transaction. */
const callbacks = new WeakMap<DatabaseConnection, Work[]>()

function take(connection: DatabaseConnection): Work[] {
  const work = callbacks.get(connection) ?? []
  callbacks.delete(connection)
  return work
}

class CommitNotifyingDriver extends PostgresDriver {
  private readonly begin: string | undefined

  constructor(config: Config, begin: string | undefined) {
    super(config)
    this.begin = begin
  }

  override async beginTransaction(...begun: Parameters<PostgresDriver['beginTransaction']>): Promise<void> {
    await super.beginTransaction(...begun)
    if (this.begin) await begun[0].executeQuery(CompiledQuery.raw(this.begin))
  }

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
export class CommitNotifyingDialect extends PostgresDialect {
  private readonly driverConfig: Config
  private readonly begin: string | undefined

  /** @param begin statement that starts each transaction */
  constructor(config: Config, begin?: string) {
    super(config)
    this.driverConfig = config
    this.begin = begin
  }

  override createDriver(): Driver {
    return new CommitNotifyingDriver(this.driverConfig, this.begin)
  }
}

/** Runs work after the transaction commits, and never if it rolls back; outside of one, at once. */
export async function afterCommit(within: Kysely<DB>, run: Work): Promise<void> {
  if (!within.isTransaction) return run()
  await within.getExecutor().provideConnection(async (connection) => {
    const work = callbacks.get(connection)
    if (work) work.push(run)
    else callbacks.set(connection, [run])
  })
}
