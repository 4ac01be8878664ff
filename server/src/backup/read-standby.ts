import { type Connection, connect } from '../database/connect.ts'
import { isDatabaseAway, isTimeout } from '../database/database-away.ts'
import { waitForReplay } from '../database/replica.ts'

/** How long a backup waits until the standby has caught up, in milliseconds. */
const TIMEOUT_MS = 60_000

async function hasCaughtUp(primary: Connection, standby: Connection): Promise<void> {
  const [one, other] = [primary, standby].map((connection) => connect(connection, () => {}, { size: 1 }))
  if (!one || !other) return
  await waitForReplay(one, other, TIMEOUT_MS).finally(() => Promise.all([one.destroy(), other.destroy()]))
}

/**
 * Reads the standby once it has every write acknowledged so far. Reads the primary if there is no standby, or if it is
 * behind, unavailable or canceled the read.
 */
export async function readStandby(
  { primary, standby }: { primary: Connection; standby: Connection | undefined },
  read: (connection: Connection) => Promise<void>,
  onFallback: (reason: unknown) => void,
): Promise<void> {
  if (!standby) return read(primary)
  try {
    await hasCaughtUp(primary, standby)
    await read(standby)
  } catch (error) {
    const isBehind = error instanceof Error && error.message === 'the standby is behind'
    if (!isBehind && !isDatabaseAway(error) && !isTimeout(error)) throw error
    onFallback(error)
    await read(primary)
  }
}
