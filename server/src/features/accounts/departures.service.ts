import type { Db } from '../../database/connect.ts'

/** Within the transaction that deletes an account, while its rows are still there. */
type Hear = (tx: Db, userId: string) => Promise<void>

/** Accounts that are deleted. Features that know whom it concerns are asked to tell them. */
export function departuresService() {
  const hearers: Hear[] = []
  return {
    onLeaving: (hear: Hear): void => void hearers.push(hear),

    /** To be called before the rows go. */
    async announce(tx: Db, userId: string): Promise<void> {
      for (const hear of hearers) await hear(tx, userId)
    },
  }
}

/** See {@link departuresService}. */
export type Departures = ReturnType<typeof departuresService>
